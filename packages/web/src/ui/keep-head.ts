import type { TableRef } from 'antd/es/table';

/**
 * The head of a list stays beneath that of the page while its rows scroll. A list that is wider than the page cannot hang on to it: it scrolls in a
 * place of its own, which takes the focus, so that keys can move it.
 */
export function keepHead(table: TableRef | null): (() => void) | undefined {
  const place = table?.nativeElement.querySelector<HTMLElement>('.ant-table-content');
  if (!place?.firstElementChild) return undefined;
  const fit = () => {
    const fits = place.scrollWidth <= place.clientWidth;
    place.dataset.fits = String(fits);
    if (fits) place.removeAttribute('tabindex');
    else place.tabIndex = 0;
  };
  fit();
  const watch = new ResizeObserver(fit);
  watch.observe(place);
  watch.observe(place.firstElementChild);
  return () => watch.disconnect();
}
