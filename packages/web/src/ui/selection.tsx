import { Button, Checkbox, Flex, type TableProps, Typography, theme } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Rows of a list that are chosen to have one thing done with all of them: over its pages, until they are cleared. */
export interface Selection<Row> {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** How many may be chosen. */
  most: number;
  nameOf: (row: Row) => string;
  /** Where it is not for every row. */
  mayChoose?: (row: Row) => boolean;
}

export function useSelection<Row>(most: number, nameOf: (row: Row) => string): Selection<Row> {
  const [ids, onChange] = useState<string[]>([]);
  return { ids, onChange, most, nameOf };
}

/** The column of boxes of a table whose rows are chosen. */
export function useSelectionColumn<Row extends { id: string | number }>(
  selection: Selection<Row> | undefined,
): TableProps<Row>['rowSelection'] {
  const { t } = useTranslation('ui');
  if (!selection) return undefined;
  const { ids, most, nameOf, mayChoose = () => true, onChange } = selection;
  return {
    selectedRowKeys: [...ids],
    preserveSelectedRowKeys: true,
    getCheckboxProps: (row) => ({
      'aria-label': t('selection.row', { name: nameOf(row) }),
      disabled: !mayChoose(row) || (ids.length >= most && !ids.includes(String(row.id))),
    }),
    // the bar above the table has the box for all of them: in the heading it would be there twice, unseen
    hideSelectAll: true,
    // no eye needs the head's name, a screen reader does
    columnTitle: <span className="unseen">{t('word.choose')}</span>,
    // a row opens when it is clicked: not beside its box
    onCell: () => ({ onClick: (event) => event.stopPropagation(), style: { cursor: 'default' } }),
    onChange: (keys) => onChange(keys.slice(0, most).map(String)),
  };
}

interface BarProps {
  selection: Selection<never>;
  /** The rows of the page that is shown. */
  shown: readonly { id: string }[];
  /** What is done with those that are chosen; it is there while none is, too, so that its dialogs close in their own time. */
  children: ReactNode;
}

/** How many rows are chosen, what is done with them, and the way back to none. */
export function SelectionBar({ selection: { ids, most, onChange }, shown, children }: BarProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const count = ids.length;
  const here = shown.map(({ id }) => id);
  const chosenHere = here.filter((id) => ids.includes(id)).length;
  const choosePage = (isChosen: boolean) => {
    const others = ids.filter((id) => !here.includes(id));
    onChange((isChosen ? [...others, ...here] : others).slice(0, most));
  };
  return (
    <Flex
      gap="small"
      wrap
      align="center"
      className="only-on-screen"
      role="group"
      aria-label={t('selection.label')}
      style={{ marginBlockEnd: token.marginSM, minHeight: token.controlHeight }}
    >
      <Checkbox
        checked={here.length > 0 && chosenHere === here.length}
        indeterminate={chosenHere > 0 && chosenHere < here.length}
        disabled={here.length === 0}
        style={{ paddingInline: token.paddingXS }}
        onChange={({ target }) => choosePage(target.checked)}
      >
        {t('selection.page')}
      </Checkbox>
      <Typography.Text role="status">{count > 0 && t(count < most ? 'selection.count' : 'selection.full', { count })}</Typography.Text>
      {children}
      {count > 0 && (
        <Button type="text" onClick={() => onChange([])}>
          {t('selection.clear')}
        </Button>
      )}
    </Flex>
  );
}
