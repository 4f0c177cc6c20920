import { orderPurposes, orderStatuses } from '@trellis/contract/payments/rules';
import type { ListedOrder } from '@trellis/contract/payments/schemas';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CentrePicker } from '../../ui/centre-picker.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { RefundDialog, TransferDialog } from './finance-dialogs.tsx';
import { type OrderStep, useOrderColumns } from './order-columns.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useOrdersAnew, useTrainerOrders } from './queries.ts';
import type { TrainerOrderSearch } from './searches.ts';

interface Props {
  title: string;
  /** Beneath the title: which orders the page shows. */
  about: ReactNode;
  isPlatform: boolean;
  search: TrainerOrderSearch;
  onSearch: (search: TrainerOrderSearch) => void;
}

/** What trainers ordered: a center's own, or those of every center. */
export function TrainerOrders({ title, about, isPlatform, search, onSearch }: Props) {
  const { t } = useTranslation('payments');
  const [open, setOpen] = useState<{ step: OrderStep; order: ListedOrder }>();
  const columns = useOrderColumns(isPlatform, (step, order) => setOpen({ step, order }));
  const narrow = (change: Partial<TrainerOrderSearch>) => onSearch({ ...search, page: 1, ...change });
  const { page: _page, size: _size, ...filter } = search;
  const onPaid = useOrdersAnew();
  const close = () => setOpen(undefined);
  return (
    <>
      <ListPage
        title={title}
        label={t('list.title')}
        about={about}
        extra={<ExportButton path="/api/rocketAdmin/hfsOrder/trainerOrderExcel" query={filter} />}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('list.search') }}
        filters={
          <>
            {isPlatform && <CentrePicker value={search.tenantId} onChange={(tenantId) => narrow({ tenantId })} />}
            <FilterChoice
              label={t('field.status')}
              value={search.status}
              options={orderStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
              onChange={(status) => narrow({ status })}
            />
            <FilterChoice
              label={t('field.purpose')}
              value={search.purpose}
              options={orderPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
              onChange={(purpose) => narrow({ purpose })}
            />
            <FilterPeriod label={t('field.orderedAt')} from={search.from} to={search.to} onChange={narrow} />
          </>
        }
        list={useTrainerOrders(search)}
        columns={columns}
        empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
      />
      {open?.step === 'show' && <PaymentDialog code={open.order.code} onPaid={onPaid} onClose={close} />}
      {open?.step === 'transfer' && <TransferDialog order={open.order} onClose={close} />}
      {open?.step === 'refund' && <RefundDialog order={open.order} onClose={close} />}
    </>
  );
}
