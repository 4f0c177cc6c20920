import type { ContentStatus } from '@trellis/contract/resources/status';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../row-actions.tsx';
import { SortDialog } from '../sort-dialog.tsx';
import type { AnyItem, Declared } from './declared.ts';
import { StatusDialog } from './status-dialog.tsx';

interface Placing {
  open: { what: 'sort' | 'status'; item: AnyItem } | undefined;
  close: () => void;
  actions: (item: AnyItem) => RowAction[];
}

/** What can be done with the place and the status of a row, where it has them. */
export function usePlacing({ movedBy, hasStatus }: Declared): Placing {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState<Placing['open']>();
  const offered = [...(movedBy ? (['sort'] as const) : []), ...(hasStatus ? (['status'] as const) : [])];
  return {
    open,
    close: () => setOpen(undefined),
    actions: (item) => offered.map((what) => ({ key: what, label: t(`${what}.action`), onClick: () => setOpen({ what, item }) })),
  };
}

interface Props {
  of: Declared;
  placing: Placing;
  move: (named: Record<string, string>, newSortOrder: number) => Promise<unknown>;
  offer: (id: string, status: ContentStatus) => Promise<unknown>;
}

/** Asks for the place or the status of the row that was chosen. */
export function PlacingDialog({ of: { name, movedBy }, placing: { open, close }, move, offer }: Props) {
  const { t } = useTranslation('ui');
  if (!open) return null;
  const { id, status = 'Unpublish', sortOrder = 0, ...item } = open.item;
  const title = String((item as Record<string, unknown>)[name]);
  if (open.what === 'status') return <StatusDialog name={title} status={status} onSave={(next) => offer(id, next)} onClose={close} />;
  return (
    <SortDialog
      hint={t('sort.orDragged')}
      name={title}
      place={sortOrder}
      onSave={(place) => move({ [movedBy ?? 'id']: id }, place)}
      onClose={close}
    />
  );
}
