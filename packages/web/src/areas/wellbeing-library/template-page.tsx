import type { ItemOf } from '@trellis/contract/resources/resource';
import { template } from '@trellis/contract/wellbeing-library/template';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';
import { CentersOfTemplate } from './centers-of-template.tsx';
import { WeeksOfTemplate } from './weeks-of-template.tsx';

type Opened = { what: 'weeks' | 'centers'; item: ItemOf<typeof template> };

/** Templates of weeks: each with its weeks in their order, and the centers that have it. */
export function TemplatePage() {
  const { t } = useTranslation('wellbeingLibrary');
  const { can, canWrite } = useCurrentUser();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <DeclaredPage
        of={template}
        calls={api.wellbeingTemplates}
        mayWrite={canWrite('Pdt.Library')}
        columns={['title', 'weekCount', 'centerCount', 'status']}
        actions={(item) => [
          { key: 'weeks', label: t('weeks.open'), onClick: () => setOpened({ what: 'weeks', item }) },
          ...(can('Pdt.TemplateGrant')
            ? [{ key: 'centers', label: t('centers.open'), onClick: () => setOpened({ what: 'centers', item }) }]
            : []),
        ]}
      />
      {opened?.what === 'weeks' && <WeeksOfTemplate template={opened.item} onClose={close} />}
      {opened?.what === 'centers' && <CentersOfTemplate template={opened.item} onClose={close} />}
    </>
  );
}
