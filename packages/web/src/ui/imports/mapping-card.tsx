import { type DateOrder, dateOrders, type ListMapping, type UploadedList } from '@trellis/contract/imports/lists';
import { Alert, Card, Flex, Radio, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../card-table.tsx';
import type { ListImport } from './list-import.ts';
import { useChangeMapping } from './queries.ts';

interface Column {
  at: number;
  header: string;
  example: string;
  field: string | null;
}

/** Which column of the file holds what: guessed, and to be set right here. */
export function MappingCard({ kind, list }: { kind: ListImport; list: UploadedList }) {
  const { t } = useTranslation('imports');
  const change = useChangeMapping(kind);
  const { columns, dateOrder } = list.mapping;
  const missing = kind.missing(columns);
  const save = (mapping: ListMapping) => change.mutate({ importId: list.id, mapping });
  // a field is in one column: where it moves to, it leaves the other
  const assign = (at: number, field: string | null) =>
    save({ dateOrder, columns: columns.map((held, column) => (column === at ? field : held === field ? null : held)) });
  const rows: Column[] = list.headers.map((header, at) => ({ at, header, example: list.examples[at] ?? '', field: columns[at] ?? null }));
  const options = kind.fields.map((value) => ({ value, label: kind.words.field(value) }));
  return (
    <Card title={t('mapping.title')} style={{ marginBlockEnd: 'var(--space-4)' }}>
      <Flex vertical gap="middle">
        {missing.length > 0 && (
          <Alert
            showIcon
            type="warning"
            title={t('mapping.missing', { fields: missing.map((field) => kind.words.field(field)).join(', ') })}
          />
        )}
        <div style={{ maxHeight: 'calc(var(--space-1) * 100)', overflowY: 'auto' }}>
          <CardTable<Column>
            label={t('mapping.title')}
            rowKey="at"
            rows={rows}
            columns={[
              {
                key: 'header',
                title: t('mapping.column'),
                render: (_, { header, at }) => header || t('mapping.nameless', { number: at + 1 }),
              },
              {
                key: 'example',
                title: t('mapping.example'),
                render: (_, { example }) => <Typography.Text ellipsis>{example}</Typography.Text>,
              },
              {
                key: 'field',
                title: t('mapping.field'),
                render: (_, { at, header, field }) => (
                  <Select
                    allowClear
                    aria-label={t('mapping.fieldOf', { header: header || at + 1 })}
                    placeholder={t('mapping.nothing')}
                    style={{ width: 'calc(var(--space-1) * 55)' }}
                    disabled={change.isPending}
                    value={field}
                    options={options}
                    onChange={(chosen) => assign(at, chosen ?? null)}
                  />
                ),
              },
            ]}
          />
        </div>
        {kind.hasDates && (
          <Flex gap="small" align="center" wrap>
            <Typography.Text id="date-order">{t('mapping.dateOrder')}</Typography.Text>
            <Radio.Group
              aria-labelledby="date-order"
              disabled={change.isPending}
              value={dateOrder}
              onChange={(event) => save({ columns, dateOrder: event.target.value as DateOrder })}
              options={dateOrders.map((value) => ({ value, label: t(`mapping.${value}`) }))}
            />
          </Flex>
        )}
      </Flex>
    </Card>
  );
}
