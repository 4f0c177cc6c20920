const forced = window.matchMedia('(forced-colors: active)');

const load = () => {
  if (forced.matches) void import('./forced-colors.css');
};

/** What the colors of a system leave untold is loaded for who lets it choose them, and for nobody else. */
export function watchForcedColors(): void {
  load();
  forced.addEventListener('change', load);
}
