import type { firstSteps as english } from '../en-US/firstSteps.ts';
import { term, word } from './common.ts';

export const firstSteps: typeof english = {
  word,
  title: '设置您的中心',
  count: '已完成 {{done}}/{{all}}',
  done: term.isDone,
  step: {
    profile: { title: '您的电话号码', hint: '方便员工和家庭联系您。', action: '打开我的账户' },
    staff: { title: '第一位教练', hint: '对方会收到带链接的邮件，并自行设置密码。', action: '邀请教练' },
    child: {
      title: '第一位儿童',
      hint: '儿童、监护人、合同、教练和首次训练课都在一个页面上，可随时离开再继续。',
      action: '接收家庭',
    },
    contract: { title: '第一份合同', hint: '合同为儿童提供训练课时。', action: term.addContract },
    session: { title: '第一节训练课', hint: '在此排课，教练可从本页开始上课。', action: '安排训练课' },
  },
};
