import type { Words } from '../languages.ts';
import type { ContentStatus } from './status.ts';

/** Whether something of the library is offered. */
export const contentStatusWords: Words<ContentStatus> = {
  en: { Unpublish: 'Unpublish', Hide: 'Hide', Public: 'Public', Expire: 'Expire', Trash: 'Trash' },
  'zh-Hans': { Unpublish: '未发布', Hide: '隐藏', Public: '公开', Expire: '已过期', Trash: '回收站' },
  es: { Unpublish: 'Sin publicar', Hide: 'Oculto', Public: 'Público', Expire: 'Caducado', Trash: 'Papelera' },
};

/** What lists of the library say besides their own fields. */
export const resourceListWords: Words<'added' | 'order' | 'version' | 'status' | 'yes' | 'no'> = {
  en: { added: 'Added', order: 'Order', version: 'Version', status: 'Status', yes: 'Yes', no: 'No' },
  'zh-Hans': { added: '添加时间', order: '排序', version: '版本', status: '状态', yes: '是', no: '否' },
  es: { added: 'Añadido', order: 'Orden', version: 'Versión', status: 'Estado', yes: 'Sí', no: 'No' },
};
