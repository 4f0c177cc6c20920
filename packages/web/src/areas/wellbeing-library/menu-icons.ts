import Bulb from '@ant-design/icons-svg/es/asn/BulbOutlined';
import CarryOut from '@ant-design/icons-svg/es/asn/CarryOutOutlined';
import Comment from '@ant-design/icons-svg/es/asn/CommentOutlined';
import Folder from '@ant-design/icons-svg/es/asn/FolderOutlined';
import Project from '@ant-design/icons-svg/es/asn/ProjectOutlined';
import Tags from '@ant-design/icons-svg/es/asn/TagsOutlined';
import type { menu } from '@trellis/contract/wellbeing-library/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  dailyTopics: Bulb,
  weekThemes: CarryOut,
  wellbeingTemplates: Project,
  adhdTags: Tags,
  topicCategories: Folder,
  topicThoughts: Comment,
};
