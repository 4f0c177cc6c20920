import { ArrowDownOutlined, ArrowUpOutlined, PlusOutlined } from '@ant-design/icons';
import type { ContractReason } from '@trellis/contract/contracts/reason-schemas';
import type { ReasonKind } from '@trellis/contract/contracts/schemas';
import { type Language, toLanguage } from '@trellis/contract/languages';
import { App, Button, Card, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/status.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { useOrderReasons, useRemoveReason, useTakeOverReasons } from './reason-queries.ts';

interface Props {
  kind: ReasonKind;
  reasons: ContractReason[];
  isCentre: boolean;
  /** Whether the new reason replaces those of the platform. */
  onAdd: (replaces: boolean) => void;
  onEdit: (reason: ContractReason) => void;
}

/** The reasons of one kind, in the order in which the form offers them. */
export function ReasonList({ kind, reasons, isCentre, onAdd, onEdit }: Props) {
  const { t } = useTranslation('contracts');
  const { message } = App.useApp();
  const takeOver = useTakeOverReasons();
  const isOwn = reasons.some((reason) => reason.isOwn);
  const copy = () =>
    void takeOver.mutateAsync({ kind }).then(
      () => message.success(t('reasons.takenOver')),
      () => undefined,
    );
  return (
    <Card
      size="small"
      title={<h2 style={{ fontSize: 'inherit', margin: 0 }}>{t(`reasons.kind.${kind}`)}</h2>}
      extra={
        <Flex gap="small" align="center" wrap>
          {isCentre && <Status>{t(isOwn ? 'reasons.own' : 'reasons.fromPlatform')}</Status>}
          {isCentre && !isOwn && (
            <Button size="small" loading={takeOver.isPending} onClick={copy}>
              {t('reasons.takeOver')}
            </Button>
          )}
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(isCentre && !isOwn)}>
            {t('reasons.add')}
          </Button>
        </Flex>
      }
    >
      {reasons.length === 0 && <Typography.Text type="secondary">{t('reasons.empty')}</Typography.Text>}
      <ol aria-label={t(`reasons.kind.${kind}`)} style={{ margin: 0 }}>
        {reasons.map((reason) => (
          <li key={reason.id}>
            <Reason reason={reason} reasons={reasons} isCentre={isCentre} onEdit={() => onEdit(reason)} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface ReasonProps {
  reason: ContractReason;
  /** All of its kind. */
  reasons: ContractReason[];
  isCentre: boolean;
  onEdit: () => void;
}

function Reason({ reason, reasons, isCentre, onEdit }: ReasonProps) {
  const { t, i18n } = useTranslation('contracts');
  const ask = useAsk();
  const [order, remove] = [useOrderReasons(), useRemoveReason()];
  const name = reason.name[languageOf(i18n.language)];
  const index = reasons.indexOf(reason);
  const move = (to: number) => {
    const ids = reasons.map(({ id }) => id).filter((id) => id !== reason.id);
    void order.mutateAsync({ kind: reason.kind, ids: ids.toSpliced(to, 0, reason.id) }).catch(() => undefined);
  };
  const confirmRemove = () =>
    ask({
      title: t('reasons.removeTitle'),
      text: `${t('reasons.removeText', { name })} ${isCentre && reasons.length === 1 ? t('reasons.removeLastText') : ''}`,
      ok: t('word.remove'),
      danger: true,
      run: () => remove.mutateAsync({ id: reason.id }),
      done: t('reasons.removed'),
    });
  return (
    <Flex justify="space-between" align="center" gap="small" wrap>
      <span>{name}</span>
      {reason.isOwn && (
        <Flex gap="small">
          <Button
            type="text"
            icon={<ArrowUpOutlined aria-hidden />}
            disabled={index === 0 || order.isPending}
            aria-label={t('reasons.upOf', { name })}
            onClick={() => move(index - 1)}
          />
          <Button
            type="text"
            icon={<ArrowDownOutlined aria-hidden />}
            disabled={index === reasons.length - 1 || order.isPending}
            aria-label={t('reasons.downOf', { name })}
            onClick={() => move(index + 1)}
          />
          <Button type="text" aria-label={t('reasons.editOf', { name })} onClick={onEdit}>
            {t('word.edit')}
          </Button>
          <Button type="text" danger aria-label={t('reasons.removeOf', { name })} onClick={confirmRemove}>
            {t('word.remove')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

const languageOf = (locale: string): Language => toLanguage(locale as Parameters<typeof toLanguage>[0]) ?? 'en';
