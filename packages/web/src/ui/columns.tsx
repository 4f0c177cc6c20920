import { Button, Flex, type TableColumnType, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../app/current-user.ts';
import { formatDateTime } from '../app/format.ts';
import { withMailBreaks } from './mail-breaks.tsx';
import { type RowAction, RowActions } from './row-actions.tsx';

type More<Row> = Pick<TableColumnType<Row>, 'sorter' | 'align' | 'width'>;

interface RowButton<Row> {
  text: string;
  /** What it is called beside those of other rows. */
  label: (row: Row) => string;
  onClick: (row: Row) => void;
  isOffered?: (row: Row) => boolean;
  /** While what was asked for is under way. */
  isBusy?: boolean;
}

/** The columns that most lists are made of. */
export function useColumns<Row>() {
  const { t } = useTranslation('ui');
  const { zone } = useCurrentUser();
  const column = (key: string, title: string, shown: (row: Row) => ReactNode, more?: More<Row>): TableColumnType<Row> => ({
    key,
    title,
    ...more,
    render: (_, row) => shown(row),
  });
  const last = (title: string, shown: (row: Row) => ReactNode) => column('actions', title, shown, { align: 'right' });
  return {
    /** Whatever is shown of a row; where nothing is, that is said. */
    of: (key: string, title: string, shown: (row: Row) => ReactNode, more?: More<Row>) =>
      column(key, title, (row) => orElse(shown(row), t('word.nothing')), more),
    number: (key: string, title: string, shown: (row: Row) => ReactNode) => column(key, title, shown, { align: 'right' }),
    time: (key: string, title: string, at: (row: Row) => string | null, more?: More<Row>) =>
      column(key, title, (row) => formatTime(at(row), zone) ?? t('word.nothing'), more),
    /** What is known of somebody else beneath a name. */
    twoLines: (key: string, title: string, lines: (row: Row) => readonly [ReactNode, ReactNode]) =>
      column(key, title, (row) => <TwoLines lines={lines(row)} />),
    /** The name of a row, by which it opens from the keyboard too. */
    opening: (key: string, title: string, name: (row: Row) => string, onOpen: (row: Row) => void) =>
      column(key, title, (row) => <OpenButton name={name(row)} onClick={() => onOpen(row)} />),
    actions: (name: (row: Row) => string, actions: (row: Row) => readonly RowAction[]) =>
      last(t('word.actions'), (row) => <RowActions name={name(row)} actions={actions(row)} />),
    /** The one thing that can be done with a row. */
    action: ({ text, label, onClick, isOffered = () => true, isBusy = false }: RowButton<Row>, title = t('word.actions')) =>
      last(
        title,
        (row) =>
          isOffered(row) && (
            <Button size="small" loading={isBusy} aria-label={label(row)} onClick={apart(() => onClick(row))}>
              {text}
            </Button>
          ),
      ),
  };
}

const orElse = (shown: ReactNode, nothing: string) => (shown || shown === 0 ? shown : nothing);
const formatTime = (at: string | null, zone: string) => at && formatDateTime(at, zone);

export function TwoLines({ lines: [above, below] }: { lines: readonly [ReactNode, ReactNode] }) {
  return (
    <Flex vertical>
      <span>{withMailBreaks(above)}</span>
      {below && <Typography.Text type="secondary">{withMailBreaks(below)}</Typography.Text>}
    </Flex>
  );
}

export function OpenButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button type="link" style={{ paddingInline: 0 }} onClick={apart(onClick)}>
      {name}
    </Button>
  );
}

/** A row opens by a click of its own: not by one on a button within it. */
const apart = (run: () => void) => (event: { stopPropagation: () => void }) => {
  event.stopPropagation();
  run();
};
