import Picture from '@ant-design/icons-svg/es/asn/PictureOutlined';
import SafetyCertificate from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined';
import type { menu } from '@trellis/contract/certificates/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  certificates: SafetyCertificate,
  certificateStyles: Picture,
};
