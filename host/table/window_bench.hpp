// How fast the window is, in software rendering without a display: the first picture, the covers, an update of the table
// after a choice for every game that is loaded, sixty moving cards. Measured, not judged.
#pragma once

namespace sitdown::host {

class TableWindow;

// Before the application: a fixed renderer, no waiting between frames.
void prepare_bench();
// Measures and prints. The exit code.
int bench_window(TableWindow&, bool json);
// In a process of its own: says when the titles and when the covers were there, and ends. Started by bench_window.
int watch_start(TableWindow&);

}  // namespace sitdown::host
