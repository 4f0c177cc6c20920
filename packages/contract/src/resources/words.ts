import type { Words } from '../languages.ts';
import type { ContentStatus } from './status.ts';

/** Whether something of the library is offered. */
export const contentStatusWords: Words<ContentStatus> = {
  en: { Unpublish: 'Draft', Hide: 'Hidden', Public: 'Published', Expire: 'Expired', Trash: 'In the trash' },
  'zh-Hans': { Unpublish: '草稿', Hide: '已隐藏', Public: '已发布', Expire: '已过期', Trash: '回收站' },
  es: { Unpublish: 'Borrador', Hide: 'Oculto', Public: 'Publicado', Expire: 'Caducado', Trash: 'En la papelera' },
};

/** What lists of the library say besides their own fields. */
export const resourceListWords: Words<'added' | 'order' | 'version' | 'status' | 'yes' | 'no'> = {
  en: { added: 'Added', order: 'Order', version: 'Version', status: 'Status', yes: 'Yes', no: 'No' },
  'zh-Hans': { added: '添加时间', order: '排序', version: '版本', status: '状态', yes: '是', no: '否' },
  es: { added: 'Añadido', order: 'Orden', version: 'Versión', status: 'Estado', yes: 'Sí', no: 'No' },
};
