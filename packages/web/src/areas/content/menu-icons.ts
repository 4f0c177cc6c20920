import Book from '@ant-design/icons-svg/es/asn/BookOutlined';
import Folder from '@ant-design/icons-svg/es/asn/FolderOutlined';
import PlayCircle from '@ant-design/icons-svg/es/asn/PlayCircleOutlined';
import Read from '@ant-design/icons-svg/es/asn/ReadOutlined';
import Tags from '@ant-design/icons-svg/es/asn/TagsOutlined';
import User from '@ant-design/icons-svg/es/asn/UserOutlined';
import type { menu } from '@trellis/contract/content/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  tags: Tags,
  courses: Book,
  courseContents: Read,
  courseCategories: Folder,
  courseWares: PlayCircle,
  teachers: User,
};
