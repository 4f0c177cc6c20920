import { levelOn } from '@trellis/contract/offline-plans/difficulty/rules';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Col, Flex, Row, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../ui/status.tsx';
import { WatchLink } from '../../content/public.ts';
import { SuggestionsButton } from '../../suggestions/public.ts';
import { LastTime } from './last-time.tsx';

interface ItemDetailsProps {
  item: PlanItem;
  /** Of its plan; of a trial none. */
  ilsVersion?: SessionView['ilsVersion'];
  /** In place of the link to its video. */
  video?: ReactNode;
}

/** What an exercise is: its texts and materials, and what happened last time. */
export function ItemDetails({ item, ilsVersion, video }: ItemDetailsProps) {
  const { vid, title, images = [] } = item.trainingProgram;
  return (
    <Row gutter={[24, 16]}>
      <Col span={24} md={15}>
        <Flex vertical gap="small">
          <ItemText item={item} ilsVersion={ilsVersion} />
          <Flex gap="middle" align="center" wrap>
            <SuggestionsButton program={item.trainingProgram} />
            {vid && !video && <ItemVideo vid={vid} title={title} />}
          </Flex>
        </Flex>
      </Col>
      <Col span={24} md={9}>
        <LastTime lastTime={item.lastTime} />
      </Col>
      {vid && video && <Col span={24}>{video}</Col>}
      {images.length > 0 && (
        <Col span={24}>
          <ItemPictures images={images} />
        </Col>
      )}
    </Row>
  );
}

/** Leads to the video of an exercise. */
export function ItemVideo({ vid, title }: { vid: string; title: string }) {
  const { t } = useTranslation('offlinePlans');
  return (
    <WatchLink vid={vid} isLarge>
      {t('item.videoOf', { title })}
    </WatchLink>
  );
}

/** What an exercise looks like, in the order that its editor gave. */
export function ItemPictures({ images }: { images: readonly { id: string; fileName: string; url?: string }[] }) {
  return (
    <Flex gap="small" wrap>
      {images.map(({ id, fileName, url }) => (
        <img key={id} className="item-picture" src={url} alt={fileName} loading="lazy" />
      ))}
    </Flex>
  );
}

type Program = PlanItem['trainingProgram'];

/** What is told of an exercise in words. */
interface Told extends Pick<PlanItem, 'kind' | 'difficultyAdjusted'> {
  trainingProgram: Omit<Program, 'id' | 'code' | 'title' | 'vid' | 'images' | 'minDifficulty' | 'categories'> & {
    categories: readonly { name: string }[];
  };
}

interface ItemTextProps {
  item: Told;
  ilsVersion?: SessionView['ilsVersion'] | undefined;
}

/** Its level, kind and targets, what is done, and what has to lie ready. */
export function ItemText({ item, ilsVersion }: ItemTextProps) {
  const { t } = useTranslation('offlinePlans');
  const {
    subTitle,
    content,
    categories,
    materials,
    precautions,
    possibleDifficulties,
    suggestionsOnGroupTeaching = '',
  } = item.trainingProgram;
  const parts = [
    { label: t('item.categories'), text: categories.map(({ name }) => name).join(', ') },
    { label: t('item.materials'), text: materials.join(', ') },
    { label: t('item.precautions'), text: precautions },
    { label: t('item.possibleDifficulties'), text: possibleDifficulties },
    { label: t('item.suggestionsOnGroupTeaching'), text: suggestionsOnGroupTeaching },
  ];
  return (
    <Flex vertical gap="small">
      <ItemTags item={item} ilsVersion={ilsVersion} />
      <Typography.Text type="secondary">{subTitle}</Typography.Text>
      <Typography.Text>{content}</Typography.Text>
      <dl className="item-facts">
        {parts
          .filter(({ text }) => text !== '')
          .map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </Flex>
  );
}

/** Level, kind and targets of an exercise. */
function ItemTags({ item, ilsVersion }: ItemTextProps) {
  const { t } = useTranslation('offlinePlans');
  const { trainingProgram } = item;
  return (
    <Flex gap="small" wrap>
      <Status>{t('item.levelOf', { difficulty: levelOn(ilsVersion, trainingProgram), max: trainingProgram.maxDifficulty })}</Status>
      {item.difficultyAdjusted && <Status>{t('item.adjusted')}</Status>}
      {item.kind === 'static' && <Status>{t('item.static')}</Status>}
      {trainingProgram.targets.map((target) => (
        <Status key={target}>{target}</Status>
      ))}
    </Flex>
  );
}
