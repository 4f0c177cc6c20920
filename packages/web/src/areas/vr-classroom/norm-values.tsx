import { writtenFigure } from '@trellis/contract/charts/figures';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { type NormKnot, type NormSet, sex } from '@trellis/contract/scoring/norms';
import type { ShownMeasure } from '@trellis/contract/vr-classroom/report-words';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../ui/card-table.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';

type Row = NormKnot & { key: string; of: 'male' | 'female' };

/** What a norm set says, measure by measure. */
export function NormValues({ set, onClose }: { set: NormSet; onClose: () => void }) {
  const { t, i18n } = useTranslation('vrClassroom');
  const written = (value: number) => writtenFigure(value, toLanguage(i18n.language as Locale));
  const title = t('norms.read', { name: `${set.id} ${set.version}` });
  return (
    <SideDrawer size="large" title={title} onClose={onClose}>
      {/* nothing in it takes the focus: keys scroll it all the same */}
      <Flex vertical gap="middle" role="group" aria-label={title} tabIndex={0}>
        <Typography.Text>{set.source}</Typography.Text>
        {Object.entries(set.measures).map(([id, ofSexes]) => (
          <TitledCard key={id} title={t(`report.measure.${id as ShownMeasure}`)}>
            <CardTable<Row>
              label={t(`report.measure.${id as ShownMeasure}`)}
              rowKey="key"
              rows={sex.options.flatMap((of) => (ofSexes?.[of] ?? []).map((knot) => ({ ...knot, of, key: `${of} ${knot.ageMonths}` })))}
              columns={[
                { key: 'sex', title: t('norms.sex'), render: (_, { of }) => t(`norms.${of}`) },
                { key: 'age', title: t('norms.age'), render: (_, { ageMonths }) => ageMonths },
                { key: 'middle', title: t('norms.middle'), render: (_, knot) => written('mean' in knot ? knot.mean : knot.m) },
                { key: 'spread', title: t('norms.spread'), render: (_, knot) => written('sd' in knot ? knot.sd : knot.s) },
                { key: 'n', title: t('norms.measured'), render: (_, { n }) => n },
              ]}
            />
          </TitledCard>
        ))}
      </Flex>
    </SideDrawer>
  );
}
