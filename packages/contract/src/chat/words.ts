import type { Words } from '../languages.ts';

/** Heads of the columns of the files of the chat. */
export const chatFileWords: Words<
  'sheet' | 'desk' | 'when' | 'from' | 'text' | 'file' | 'month' | 'what' | 'conversations' | 'messages' | 'files' | 'bytes' | 'reason'
> = {
  en: {
    sheet: 'Conversation',
    desk: 'Chat',
    when: 'Sent',
    from: 'From',
    text: 'Message',
    file: 'File',
    month: 'Month or moment',
    what: 'What',
    conversations: 'Conversations',
    messages: 'Messages',
    files: 'Files',
    bytes: 'Size in bytes',
    reason: 'Reason of the report',
  },
  'zh-Hans': {
    sheet: '会话',
    desk: '聊天',
    when: '发送时间',
    from: '发送者',
    text: '消息',
    file: '文件',
    month: '月份或时间',
    what: '内容',
    conversations: '会话数',
    messages: '消息数',
    files: '文件数',
    bytes: '大小（字节）',
    reason: '举报原因',
  },
  es: {
    sheet: 'Conversación',
    desk: 'Chat',
    when: 'Enviado',
    from: 'De',
    text: 'Mensaje',
    file: 'Archivo',
    month: 'Mes o momento',
    what: 'Qué',
    conversations: 'Conversaciones',
    messages: 'Mensajes',
    files: 'Archivos',
    bytes: 'Tamaño en bytes',
    reason: 'Motivo de la denuncia',
  },
};

/** What a file of a center's chat has a row of. */
export const chatRowWords: Words<'single' | 'group' | 'family' | 'report'> = {
  en: { single: 'Single conversations', group: 'Groups', family: 'With families', report: 'Reported message' },
  'zh-Hans': { single: '单聊', group: '群聊', family: '与家长', report: '被举报的消息' },
  es: { single: 'Conversaciones de dos', group: 'Grupos', family: 'Con familias', report: 'Mensaje denunciado' },
};
