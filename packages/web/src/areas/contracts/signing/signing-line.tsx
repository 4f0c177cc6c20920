import type { UserContractItem } from '@trellis/contract/contracts/schemas';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { PdfButton } from '../../../ui/pdf-button.tsx';

/** Where a contract stands with the guardian who signs it, and what was signed. */
export function SigningLine({ contract: { id, signing } }: { contract: Pick<UserContractItem, 'id' | 'signing'> }) {
  const { t } = useTranslation('contracts');
  const { zone } = useCurrentUser();
  if (!signing) return null;
  const { state, guardianName, signerName, sentTime, openTime, signTime, termsVersion, language } = signing;
  const name = signerName ?? guardianName ?? '—';
  const time = formatDateTime(signTime ?? openTime ?? sentTime, zone);
  return (
    <Flex gap="small" align="center" wrap>
      <Typography.Text>{t(`signing.line.${state}`, { name, time, version: termsVersion })}</Typography.Text>
      {state === 'Signed' && signerName !== null && (
        <PdfButton document="signedContract" id={id} filter={{ language: language ?? undefined }} size="small" text={t('signing.pdf')} />
      )}
    </Flex>
  );
}
