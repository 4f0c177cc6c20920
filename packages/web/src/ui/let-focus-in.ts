import type { TableRef } from 'antd/es/table';

/** Rows that lead nowhere have nothing to focus: what scrolls takes the focus itself, so that keys can move it. */
export function letFocusIn(table: TableRef | null): void {
  table?.nativeElement.querySelector('.ant-table-content')?.setAttribute('tabindex', '0');
}
