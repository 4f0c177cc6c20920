import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { CheckedCertificate } from '@trellis/contract/certificates/calls';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { formatDate } from '../../app/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { OpenedPage } from '../../ui/opened-page.tsx';
import { PhoneTitle } from '../../ui/phone-page.tsx';
import { quiet } from '../../ui/quiet.ts';
import { CertificateStatusTag } from './certificate-status.tsx';

const whole = /^[0-9A-F]{32}$/;

/** Where the code on a certificate leads: whether it is in force. */
export function CheckPage() {
  const { t, i18n } = useTranslation('certificates');
  const code = useLocation().hash;
  const isCut = !whole.test(code);
  const query = useQuery(
    api.certificateDoor.check.queryOptions({
      input: { code, language: toLanguage(i18n.language as Locale) },
      enabled: !isCut,
      retry: false,
      placeholderData: (previous) => previous,
      ...quiet,
    }),
  );
  return (
    <OpenedPage<CheckedCertificate>
      query={query as typeof query & { data: CheckedCertificate | undefined }}
      whose={() => ({})}
      isCut={isCut}
      unknown={{ title: t('unknown'), text: t('unknownHint') }}
    >
      {({ name, displayName, startTime, endTime, certificateStatus }) => (
        <Flex vertical gap="middle">
          <PhoneTitle>{t('checkTitle', { name })}</PhoneTitle>
          <div>
            <CertificateStatusTag status={certificateStatus} />
          </div>
          <FactList
            column={1}
            items={[
              { key: 'medal', label: t('field.medal'), children: displayName },
              { key: 'start', label: t('field.startTime'), children: formatDate(startTime) },
              { key: 'end', label: t('field.endTime'), children: formatDate(endTime) },
            ]}
          />
        </Flex>
      )}
    </OpenedPage>
  );
}
