import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../row-actions.tsx';
import { Status } from '../status.tsx';
import { useAsk } from '../use-ask.ts';
import type { AnyItem, Declared, OfVersion } from './declared.ts';

type Versioned = Partial<OfVersion> | undefined;
const isDraft = (item: Versioned) => item?.version !== undefined && item.publishedAt === null;

/** Publishes the version of a row that was prepared, after it was said what that means. */
export function usePublishing({ publishedApart, name }: Declared, publish: (item: AnyItem) => Promise<unknown>) {
  const { t } = useTranslation('ui');
  const ask = useAsk();
  return (item: AnyItem): RowAction[] => {
    if (!publishedApart || !isDraft(item)) return [];
    const named = { version: item.version, name: String(item[name]) };
    const run = () => publish(item);
    const question = { text: t('version.publishText'), ok: t('version.publishOk'), done: t('version.published', named), run };
    const onClick = () => void ask({ title: t('version.publishTitle', named), ...question });
    return [{ key: 'publish', label: t('version.publish', named), onClick }];
  };
}

/** Which version a row is at, and whether it is out. */
export function VersionCell({ version, publishedAt }: Partial<OfVersion>) {
  const { t } = useTranslation('ui');
  if (publishedAt !== null) return version;
  return (
    <>
      {version} <Status meaning="waiting">{t('version.draft')}</Status>
    </>
  );
}

/** What saving makes of a row whose versions never change once they are out. */
export function VersionNotice({ of, opened }: { of: Declared; opened: Versioned }) {
  const { t } = useTranslation('ui');
  if (!of.versions || opened?.version === undefined) return null;
  const { version } = opened;
  const draftText = version > 1 ? t('version.isDraftBeside', { version, before: version - 1 }) : t('version.isDraft');
  const next = { version, next: version + 1 };
  const outText = of.publishedApart ? t('version.willBeDraft', next) : t('version.willBeNext', next);
  return <Alert type="info" showIcon title={isDraft(opened) ? draftText : outText} style={{ marginBlockEnd: 'var(--space-4)' }} />;
}
