/** Whoever reads by keys scrolls what is longer than its drawer: its place takes the focus where nothing in it does. */
export function scrollByKeys(content: HTMLElement | null): (() => void) | undefined {
  const place = content?.closest<HTMLElement>('.ant-drawer-body');
  if (!content || !place) return undefined;
  const fit = () => {
    const scrolls = place.scrollHeight > place.clientHeight;
    const isReached = content.querySelector(':is(button, input, textarea):not(:disabled), a[href], summary, [tabindex="0"]');
    if (scrolls && !isReached) place.tabIndex = 0;
    else place.removeAttribute('tabindex');
  };
  fit();
  const watch = new ResizeObserver(fit);
  watch.observe(place);
  watch.observe(content);
  return () => watch.disconnect();
}
