import { useQuery } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import type { SubjectChoice } from '@trellis/contract/subjects/schemas';
import { Checkbox, Flex, Skeleton, Transfer, Typography, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { isMeant } from './child-search.ts';
import { LoadFailed } from './load-failed.tsx';

interface Props {
  value: string[];
  onChange: (ids: string[]) => void;
  /** Whether these may be the chosen ones; if not, what was marked stays marked. */
  mayChoose?: (ids: string[]) => boolean;
  /** Only children whom a guardian confirmed. */
  onlyBound?: boolean;
  /** Who is chosen already and may be in no selector, because archived. */
  known?: readonly SubjectChoice[];
  titles: [string, string];
}

/** Chooses children from two lists, each with a search. */
export function ChildTransfer({ value, onChange, mayChoose, onlyBound = false, known = [], titles }: Props) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  const [marked, setMarked] = useState<string[]>([]);
  const { data, error, refetch } = useOfferedChildren(onlyBound);
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const children = [...new Map([...known, ...data.items].map((child) => [child.id, child])).values()];
  const choose = (ids: string[]) => {
    const isChosen = mayChoose?.(ids) ?? true;
    // the list forgets its marks before it asks: those of children who stay come back
    setMarked(marked.filter((id) => !isChosen || ids.includes(id) === value.includes(id)));
    if (isChosen) onChange(ids);
  };
  return (
    <Transfer<SubjectChoice>
      showSearch
      showSelectAll={false}
      rowKey={(child) => child.id}
      dataSource={children}
      targetKeys={value}
      titles={titles}
      actions={[t('transfer.give'), t('transfer.withdraw')]}
      filterOption={isMeant}
      locale={{ searchPlaceholder: t('transfer.search'), itemUnit: t('transfer.child'), itemsUnit: t('transfer.children') }}
      styles={{ section: { flex: 1, height: token.screenXS } }}
      selectedKeys={marked}
      onSelectChange={(left, right) => setMarked([...left, ...right].map(String))}
      onChange={(keys) => choose(keys.map(String))}
    >
      {({ filteredItems, selectedKeys, onItemSelect, direction }) => (
        <Choices
          label={titles[direction === 'left' ? 0 : 1]}
          items={filteredItems}
          selected={selectedKeys.map(String)}
          onSelect={onItemSelect}
        />
      )}
    </Transfer>
  );
}

/** All children of the center, or those whom a guardian confirmed. */
function useOfferedChildren(onlyBound: boolean) {
  const input = onlyBound
    ? { skipCount: 0, maxResultCount: limits.childSearchSize, status: 'Bind' as const }
    : { maxResultCount: limits.childSelectorSize };
  return useQuery(api.subjects.simpleList.queryOptions({ input }));
}

interface ChoicesProps {
  label: string;
  items: SubjectChoice[];
  selected: string[];
  onSelect: (id: string, isSelected: boolean) => void;
}

/** The library's own list leaves its boxes unnamed: these are named by their child. */
function Choices({ label, items, selected, onSelect }: ChoicesProps) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  const chosen = new Set(selected);
  return (
    <Flex
      vertical
      gap="small"
      role="group"
      aria-label={label}
      style={{ height: token.screenXS - 3 * token.controlHeightLG - token.controlHeightXS, overflow: 'auto', padding: token.paddingSM }}
    >
      {items.length === 0 && <Typography.Text type="secondary">{t('transfer.none')}</Typography.Text>}
      {items.map(({ id, name, outpatientNumber }) => (
        <Checkbox key={id} checked={chosen.has(id)} onChange={({ target }) => onSelect(id, target.checked)}>
          {outpatientNumber ? `${name} · ${outpatientNumber}` : name}
        </Checkbox>
      ))}
    </Flex>
  );
}
