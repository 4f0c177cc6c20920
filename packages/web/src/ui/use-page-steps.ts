import type { PaginationProps } from 'antd';
import useLocale from 'antd/es/locale/useLocale';
import { cloneElement, isValidElement } from 'react';

/** The buttons that turn pages hold a picture alone: they are called what their hint says, in the reader's language. */
export function usePageSteps(): NonNullable<PaginationProps['itemRender']> {
  const [words] = useLocale('Pagination');
  return (_page, type, button) => {
    const name = type === 'prev' ? words.prev_page : type === 'next' ? words.next_page : undefined;
    return name && isValidElement<{ 'aria-label'?: string }>(button) ? cloneElement(button, { 'aria-label': name }) : button;
  };
}
