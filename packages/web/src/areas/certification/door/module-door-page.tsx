import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ShownModule } from '@trellis/contract/certification/door-calls';
import { joinCodes, splitCodes } from '@trellis/contract/certification/rules';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { Button, Flex, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { OpenedPage } from '../../../ui/opened-page.tsx';
import { PhoneTitle } from '../../../ui/phone-page.tsx';
import { formatPrice } from '../format-price.ts';

/** Where the code of a training module leads: what it is, and on to applying. */
export function ModuleDoorPage() {
  const { t, i18n } = useTranslation('certification');
  const { hash } = useLocation();
  const { first: code, second: center } = splitCodes(hash);
  const input = { code, language: toLanguage(i18n.language as Locale), ...(center ? { center } : {}) };
  const door = useQuery(
    api.trainingDoor.viewModule.queryOptions({
      input,
      enabled: code.length >= 16,
      retry: false,
      placeholderData: (previous) => previous,
      meta: { quiet: true },
    }),
  );
  return (
    <OpenedPage
      query={door}
      whose={({ center: place }) => ({ name: place?.name, logo: place?.logo })}
      isCut={code.length < 16}
      unknown={{ title: t('apply.unknown'), text: t('apply.unknownHint') }}
    >
      {({ center: place, module }) => (
        <Flex vertical gap="middle">
          <Shown module={module} />
          {place && center ? (
            <Button type="primary" size="large" block href={`/m/applyTraining#${joinCodes(center, code)}`}>
              {t('shown.apply')}
            </Button>
          ) : (
            <Typography.Text type="secondary">{t('shown.askCenter')}</Typography.Text>
          )}
        </Flex>
      )}
    </OpenedPage>
  );
}

function Shown({ module }: { module: ShownModule }) {
  const { t, i18n } = useTranslation('certification');
  const { token } = theme.useToken();
  const { displayName, description, price, currency, learningDays, courses, medals } = module;
  return (
    <>
      <PhoneTitle isOfTab>{displayName}</PhoneTitle>
      {description && <Typography.Paragraph>{description}</Typography.Paragraph>}
      <Flex gap="middle" wrap>
        {price > 0 && <Typography.Text strong>{formatPrice(price, currency, i18n.language)}</Typography.Text>}
        <Typography.Text>{t('shown.days', { count: learningDays })}</Typography.Text>
      </Flex>
      {courses.length > 0 && (
        <section>
          <Typography.Title level={2} style={{ fontSize: token.fontSizeLG }}>
            {t('word.courses')}
          </Typography.Title>
          <ul>
            {courses.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </section>
      )}
      {medals.length > 0 && (
        <section>
          <Typography.Title level={2} style={{ fontSize: token.fontSizeLG }}>
            {t('shown.medals')}
          </Typography.Title>
          <Flex gap="middle" wrap>
            {medals.map(({ name, style }) => (
              <Flex key={name} vertical align="center">
                {style && <img src={style} alt="" style={{ height: token.controlHeightLG * 2 }} />}
                {name}
              </Flex>
            ))}
          </Flex>
        </section>
      )}
    </>
  );
}
