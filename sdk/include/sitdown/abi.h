/* The C side of the SDK: what a host and a module agree on, and nothing else.
 *
 * Plain integers cross here, never a C++ type, an exception or ownership. The host owns every byte of a game's
 * state; a module reads and writes it in place. Text goes into a sink of the caller. Structures only ever grow at
 * their end: `struct_size` says how much of one the other side knows. Compiles as C11 and as C++20.
 *
 * Threads: a module has no mutable globals, so every function may be called from any thread; two calls with the
 * same state need the caller's own order. Authors of games do not use this file: see game.hpp. */
#ifndef SITDOWN_ABI_H
#define SITDOWN_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SD_ABI_MAJOR 1u /* another major: refused */
#define SD_ABI_MINOR 0u /* a higher minor only adds */

/* Results. Negative: nothing was done; a message went to the sink. Zero or more: done, with bits from sd_effect. */
enum sd_status_code {
    SD_OK = 0,
    SD_ILLEGAL = -1,    /* the rules do not allow it */
    SD_FAULT = -2,      /* the module failed inside: an exception, an overflow */
    SD_BAD_INPUT = -3,  /* configuration, data file or saved state that makes no sense */
    SD_UNSUPPORTED = -4 /* this module does not offer that */
};
enum sd_effect {
    SD_CHANCE = 1, /* the generator was used: dice, a draw */
    SD_TOLD = 2    /* somebody learnt something that was hidden from him */
};

enum sd_limit { SD_MAX_SEATS = 8, SD_SPECTATOR = 15, SD_MAX_CHOICES = 1024 };

/* A reference: what a view, a choice or an event points at. 0 = nothing. Components, faces and slots are numbered as
 * in the answer of `components`, from 1 (slots and groups from 0). */
typedef uint32_t sd_ref;
enum sd_ref_kind {
    SD_REF_NONE = 0, SD_REF_PLACE = 1, SD_REF_SLOT = 2, SD_REF_GROUP = 3, SD_REF_SEAT = 4, SD_REF_FACE = 5
};
#define SD_NO_SEAT 15u /* in a reference: the component belongs to the table */
/* kind 3 bits | component 9 bits | seat 4 bits | slot, group, or face 16 bits */
#define SD_REF(kind, component, seat, index)                                                                           \
    (((sd_ref)(kind) << 29) | ((sd_ref)(component) << 20) | ((sd_ref)(seat) << 16) | (sd_ref)(index))
#define SD_REF_KIND(ref) ((ref) >> 29)
#define SD_REF_COMPONENT(ref) (((ref) >> 20) & 0x1ffu)
#define SD_REF_OWNER(ref) (((ref) >> 16) & 0xfu)
#define SD_REF_INDEX(ref) ((ref)&0xffffu)

/* A choice. id = act << 24 | second thing << 12 | first thing; low < high or step > 0: an amount is part of it. */
typedef struct sd_choice {
    uint32_t id;
    int32_t low, high, step; /* all 0: no amount */
} sd_choice;

/* Where the game stands. Follows from facts that every viewer has. */
typedef struct sd_status {
    uint32_t waiting; /* bit per seat: who must answer */
    uint16_t phase;   /* number in the manifest's phases, from 1 */
    uint16_t round;   /* from 1; 0 = before the first */
    uint16_t prompt;  /* number in the manifest's prompts, from 1 */
    uint16_t window;  /* the secret window's number, 0 = none */
    uint8_t optional; /* the prompt may be passed for the rest of the phase */
    uint8_t ending;   /* 0 = running, else number in the manifest's endings, from 1 */
    uint16_t reserved;
} sd_status;

typedef struct sd_standing {
    int32_t score; /* in the unit with role score */
    int32_t place; /* 1 = best; equal = tied; when the game is over, place 1 has won */
} sd_standing;

enum sd_verb {
    SD_PHASE = 1, SD_DECLARE, SD_READY, SD_OFFER, SD_MOVE, SD_TURN, SD_CHANGE, SD_PAY, SD_ROLL, SD_SHUFFLE, SD_SHOW,
    SD_COMPARE, SD_MARK, SD_SAY, SD_END, SD_VERBS
};

/* What happened. Masks have a bit per viewer: bits 0 to 7 seats, bit 15 spectators. */
typedef struct sd_event {
    uint8_t verb;
    int8_t by, whom;        /* seats, -1 = none */
    uint8_t unit;           /* number in the manifest's units, 0 = none */
    uint16_t face, other;   /* faces, 0 = none; `other` = the card that caused it or is used with it */
    uint16_t token, text;   /* tokens, 0 = none; number in texts, 0 = no line in the log */
    sd_ref from, to;
    int32_t amount;
    uint16_t cause, beat;   /* number in texts, 0 = none; same beat = at the same time */
    uint16_t exists, tells; /* who sees that it happened; who sees face, other and amount */
    uint16_t news;          /* who learns by it what was hidden from him */
    uint16_t reserved;
} sd_event;

/* One thing in a cut-down view, as numbers: for checks and searches that need no text. */
typedef struct sd_seen {
    sd_ref place;
    uint16_t face;  /* 0: not a card but a number */
    uint16_t flags; /* bits: 1 picked in secret, 2 tentative, 4 remembered, 8 private (not every viewer sees it) */
    int32_t value;  /* of a number; else how many */
} sd_seen;

/* The caller's ears. Either function may be null. `text` may be called several times: the parts follow each other. */
typedef struct sd_sink {
    void *context;
    void (*event)(void *context, const sd_event *event);
    void (*text)(void *context, const char *bytes, uint32_t length);
} sd_sink;

typedef struct sd_file {
    const char *name; /* without folders: "cards.json" */
    const char *bytes;
    uint64_t length;
} sd_file;

typedef struct sd_setup {
    uint32_t struct_size;
    uint32_t seats;
    const char *options; /* JSON object, zero-terminated; options that are not in it have their default */
    const sd_file *files;
    uint32_t file_count;
    uint32_t reserved;
} sd_setup;

typedef struct sd_module {
    uint32_t struct_size;
    uint16_t abi_major, abi_minor;

    /* --- cold: text and JSON, may allocate --- */

    /* The manifest as JSON. Needs no game. */
    int32_t (*manifest)(const sd_sink *out);
    /* Makes a configured game: what cannot change during play. Null and a message on bad input. */
    const void *(*create)(const sd_setup *setup, const sd_sink *error);
    void (*destroy)(const void *game);
    /* Bytes of a state of this game; the same for its whole life, a multiple of 8. */
    uint32_t (*state_size)(const void *game);
    /* Components, faces, tokens and texts of this configuration as JSON. */
    int32_t (*components)(const void *game, const sd_sink *out);

    /* --- hot: integers only, no allocation. `events` may be null: then nothing is reported --- */

    /* Writes a fresh state and deals. Result: sd_effect bits. */
    int32_t (*start)(const void *game, void *state, uint64_t seed, const sd_sink *events);
    void (*status)(const void *game, const void *state, sd_status *out);
    /* Fills `out` with up to `room` choices of a waiting seat, default first; returns how many there are. */
    uint32_t (*choices)(const void *game, const void *state, uint32_t seat, sd_choice *out, uint32_t room);
    /* Carries out a choice that `choices` listed and runs on until somebody must answer. Not checked again here:
     * the host checks what comes from outside. On a fault the state is undefined: keep a copy. */
    int32_t (*apply)(const void *game, void *state, uint32_t seat, uint32_t id, int32_t amount, const sd_sink *events);
    /* One entry per seat. */
    void (*standings)(const void *game, const void *state, sd_standing *out);
    /* How good the state is for a seat; higher is better. `profile`: number in the manifest's profiles, 0 = none. */
    int32_t (*evaluate)(const void *game, const void *state, uint32_t seat, uint32_t profile);
    /* Replaces all that the viewer cannot know, the generator included. */
    int32_t (*determinize)(const void *game, void *state, uint32_t viewer, uint64_t seed);
    /* New future dice. */
    void (*reseed)(const void *game, void *state, uint64_t seed);
    /* The viewer's view as one number, equal for equal views. */
    uint64_t (*view_hash)(const void *game, const void *state, uint32_t viewer);
    /* The faces and private numbers in the viewer's view, unordered; returns how many there are. */
    uint32_t (*seen)(const void *game, const void *state, uint32_t viewer, sd_seen *out, uint32_t room);
    /* Whether the module's own invariants hold: SD_OK, or SD_BAD_INPUT with a message to the sink (may be null). */
    int32_t (*sane)(const void *game, const void *state, const sd_sink *why);

    /* --- cold again: JSON for people --- */

    int32_t (*view)(const void *game, const void *state, uint32_t viewer, const sd_sink *out);
    /* {"text","help","wait"} as the viewer reads them. */
    int32_t (*prompt)(const void *game, const void *state, uint32_t viewer, const sd_sink *out);
    /* {"act","roles":{...},"text","note"}: what a seat's choice means. */
    int32_t (*describe)(const void *game, const void *state, uint32_t seat, uint32_t id, const sd_sink *out);
    /* Why this thing of the seat's view cannot be used now; empty text: no reason known. */
    int32_t (*why_not)(const void *game, const void *state, uint32_t seat, const char *reference, const sd_sink *out);
    /* The state as JSON that a person can edit, and back. SD_UNSUPPORTED without fields. */
    int32_t (*save)(const void *game, const void *state, const sd_sink *out);
    int32_t (*load)(const void *game, void *state, const char *json, uint64_t length, const sd_sink *error);
    /* A word for a seat by which results are counted: its faction. Empty: none. */
    int32_t (*label)(const void *game, const void *state, uint32_t seat, const sd_sink *out);

    /* A table of functions known by name, or null. */
    const void *(*extension)(const char *name);
} sd_module;

/* The one symbol of a module. Null: this module cannot serve a host of that ABI version. */
typedef const sd_module *(*sd_entry_function)(uint32_t host_major, uint32_t host_minor);
#define SD_ENTRY_NAME "sitdown_entry"

#ifdef __cplusplus
}
#endif
#endif
