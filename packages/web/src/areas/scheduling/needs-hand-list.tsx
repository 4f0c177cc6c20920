import type { Today } from '@trellis/contract/scheduling/schemas';
import { Card, Flex, Typography, theme } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PathLink } from '../../ui/path-link.tsx';

type Need = Today['needsHand'][number];

/** What waits for somebody, each a link to where it is mended. */
export function NeedsHandList({ today }: { today: Today }) {
  const { t } = useTranslation(['scheduling', 'credits']);
  const maySell = useCurrentUser().can('RocketSystem.UserContract.Create');
  const { token } = theme.useToken();
  return (
    <Card size="small" title={t('needsHand.title')} style={{ marginBottom: token.margin }}>
      {today.needsHand.length === 0 && <Typography.Text type="secondary">{t('needsHand.empty')}</Typography.Text>}
      <Flex component="ul" vertical gap="small" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {today.needsHand.map((need) => (
          <li key={`${need.kind}:${need.subjectId}:${need.mend}`}>
            <PathLink path={need.mend}>{need.subjectName}</PathLink>
            <br />
            <Typography.Text type="secondary">
              {reasonOf(t, need)}
              {!maySell && ofClasses.includes(need.kind) && (
                <>
                  <br />
                  {t('credits:low.contactAdmin')}
                </>
              )}
            </Typography.Text>
          </li>
        ))}
      </Flex>
    </Card>
  );
}

const ofClasses: readonly Need['kind'][] = ['lowCredit', 'notCovered'];

function reasonOf(t: TFunction<['scheduling', 'credits']>, { kind, count }: Need): string {
  if (kind === 'lowCredit') return t('needsHand.lowCredit', { count: count ?? 0 });
  if (kind === 'notCovered') return t('needsHand.notCovered', { count: count ?? 1 });
  return t(`needsHand.${kind}`);
}
