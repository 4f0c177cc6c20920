import { type SuggestionType, suggestionTypes } from '@trellis/contract/suggestions/rules';
import { Flex, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../ui/loaded.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useSuggestionsOf } from './queries.ts';
import { SuggestionBox } from './suggestion-box.tsx';
import { SuggestionItem } from './suggestion-item.tsx';

interface Props {
  program: { id: string; title: string };
  onClose: () => void;
}

/** What is said of a training program, and a box to say more. */
export function SuggestionsDrawer({ program, onClose }: Props) {
  const { t } = useTranslation('suggestions');
  const [type, setType] = useState<SuggestionType>('Comments');
  const list = useSuggestionsOf(program.id, type);
  return (
    <SideDrawer isTouched title={t('drawer.title', { title: program.title })} onClose={onClose}>
      <Flex vertical gap="middle">
        <Segmented<SuggestionType>
          block
          aria-label={t('word.kind')}
          value={type}
          options={suggestionTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={setType}
        />
        <Typography.Text type="secondary">{t(`drawer.about.${type}`)}</Typography.Text>
        <SuggestionBox key={type} programId={program.id} type={type} />
        <Loaded query={list}>
          {({ items }) =>
            items.length === 0 ? (
              <NothingHere title={t(`drawer.empty.${type}`)} />
            ) : (
              <ul className="plain-list">
                {items.map((suggestion) => (
                  <SuggestionItem key={suggestion.id} suggestion={suggestion} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Flex>
    </SideDrawer>
  );
}
