import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

/** The medals of a module: as they look until its certificate is issued, and as they look from then on. */
export function Medals({ module: { trainingModule, isCertified } }: { module: TrainerTrainingModule }) {
  const { t } = useTranslation('certification');
  return (
    <Flex gap="middle" wrap align="center">
      {trainingModule.qualificationMedals.map(({ id, name, issuedStyle, unissuedStyle }) => {
        const style = isCertified ? issuedStyle : (unissuedStyle ?? issuedStyle);
        return (
          <Flex key={id} gap="small" align="center">
            {style && <img src={style.url} alt="" height={32} />}
            {name}
            <Typography.Text type="secondary">{t(isCertified ? 'module.medalIssued' : 'module.medalAhead')}</Typography.Text>
          </Flex>
        );
      })}
    </Flex>
  );
}
