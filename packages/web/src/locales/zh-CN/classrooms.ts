import { term, word } from './common.ts';
import { scheduling } from './scheduling.ts';

/** Where a center trains. */
export const classrooms = {
  word,
  rooms: {
    title: scheduling.menu.classrooms,
    add: '添加教室',
    addTitle: term.addClassroom,
    edit: word.editNamed,
    fields: { classroomName: word.name, status: word.state },
    hints: { status: '排课时只能选择使用中的教室。' },
    enable: '开始使用',
    disable: '停止使用',
    saved: '教室已保存',
    empty: '暂无教室',
    emptyHint: '请添加训练用的教室：同一时间一间教室只排一节课。',
  },
  status: { Effective: '可用', Invalid: '已停止使用' },
};
