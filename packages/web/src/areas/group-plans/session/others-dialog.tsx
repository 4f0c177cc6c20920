import { useQuery } from '@tanstack/react-query';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import type { SessionPlaces } from '../../offline-plans/public.ts';
import { BarText } from '../start/bar-text.tsx';

interface Props extends Pick<ComponentProps<NonNullable<SessionPlaces['People']>>, 'answers'> {
  session: SessionView;
  onClose: () => void;
}

/** Children of the class who were left out when the session began: who may take part by now joins it. */
export function OthersDialog({ session, answers, onClose }: Props) {
  const { t } = useTranslation('groupPlans');
  const input = { groupTrainingPlanId: session.userOfflinePlanId };
  const children = useQuery(api.groupPlans.childList.queryOptions({ input, staleTime: 0 }));
  const known = new Set(session.userCourseItems.map(({ subjectId }) => subjectId));
  return (
    <Dialog isTouched title={t('people.others')} onClose={onClose}>
      {(close) => (
        <Loaded query={children}>
          {({ items }) => {
            const others = items.filter(({ id }) => !known.has(id));
            if (others.length === 0) return <Typography.Text type="secondary">{t('people.noOthers')}</Typography.Text>;
            return (
              <ul className="left-out">
                {others.map((child) => (
                  <li key={child.id}>
                    <strong>{child.name}</strong>
                    <Flex gap="small" align="center" wrap>
                      <BarText child={child} onFollow={close} />
                      {child.code === null && (
                        <Button
                          aria-label={t('people.joinsOf', { name: child.name })}
                          onClick={() => {
                            answers.attend({ userId: child.id, attendance: 'Attend' });
                            close();
                          }}
                        >
                          {t('people.joins')}
                        </Button>
                      )}
                    </Flex>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
      )}
    </Dialog>
  );
}
