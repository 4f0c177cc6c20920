import type { Words } from '../languages.ts';
import type { ErasedPart } from './schemas.ts';

/** What is erased of a child. */
export const erasedPartWords: Words<ErasedPart> = {
  en: { record: 'Everything', media: 'Photos and videos', chat: 'Chat with the family', vr: 'Raw data of VR tests' },
  'zh-Hans': { record: '全部数据', media: '照片和视频', chat: '与家长的聊天', vr: 'VR 测试原始数据' },
  es: { record: 'Todo', media: 'Fotos y vídeos', chat: 'Chat con la familia', vr: 'Datos sin procesar de las pruebas VR' },
};

/** Heads of the list of what was erased. */
export const erasureWords: Words<
  'title' | 'number' | 'child' | 'part' | 'by' | 'rule' | 'leftAt' | 'erasedAt' | 'removed' | 'blanked' | 'files' | 'backupsUntil' | 'hash'
> = {
  en: {
    title: 'Proof of erasure',
    number: 'No.',
    child: 'Id of the child',
    part: 'Erased',
    by: 'By',
    rule: 'Rule (months)',
    leftAt: 'Left',
    erasedAt: 'Erased at',
    removed: 'Rows removed',
    blanked: 'Rows blanked',
    files: 'Files',
    backupsUntil: 'Gone from backups by',
    hash: 'SHA-256',
  },
  'zh-Hans': {
    title: '删除证明',
    number: '编号',
    child: '儿童 ID',
    part: '删除内容',
    by: '执行人',
    rule: '规则（月）',
    leftAt: '离开日期',
    erasedAt: '删除时间',
    removed: '删除的记录',
    blanked: '清空的记录',
    files: '文件',
    backupsUntil: '备份清除日期',
    hash: 'SHA-256',
  },
  es: {
    title: 'Constancia de borrado',
    number: 'N.º',
    child: 'ID del niño o niña',
    part: 'Borrado',
    by: 'Por',
    rule: 'Regla (meses)',
    leftAt: 'Fecha de salida',
    erasedAt: 'Borrado el',
    removed: 'Registros borrados',
    blanked: 'Registros vaciados',
    files: 'Archivos',
    backupsUntil: 'En copias hasta',
    hash: 'SHA-256',
  },
};
