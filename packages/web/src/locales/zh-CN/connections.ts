import type { connections as english } from '../en-US/connections.ts';
import { term } from './common.ts';

const menu = { connections: '连接' };

export const connections: typeof english = {
  menu,
  keys: {
    title: 'API 密钥',
    hint: '其他程序可凭密钥在此处读取或更改密钥所有者有权操作的内容。请为每个程序单独创建密钥。',
    docs: '查看 API 说明',
    none: '暂无密钥。',
    add: '新建 API 密钥',
    make: '创建密钥',
    nameHint: '用途：将使用该密钥的程序。',
    scopeLabel: '权限',
    scope: { read: '读取', write: '读取和更改' },
    scopeHint: { read: '您可查看的全部内容', write: '您的角色允许的操作，但不包括您自己的账号' },
    days: '有效期',
    daysOf: term.daysCounted,
    passwordHint: '请确认是您本人操作。',
    lastUsed: '上次使用：{{time}}',
    neverUsed: '从未使用',
    until: '有效期至 {{time}}',
    end: '停用',
    endNamed: '停用密钥 {{name}}',
    endTitle: '停用密钥“{{name}}”？',
    endText: '使用该密钥的程序将立即被拒绝访问。',
    ended: '密钥已停用。',
    shownTitle: '您的新 API 密钥',
    shownText: '请像密码一样立即妥善保存，之后不再显示。',
    use: '程序在请求头 Authorization: Bearer 之后附上该密钥。',
    copy: '复制密钥',
    copied: '密钥已复制。',
    copyFailed: '浏览器不允许复制，请选中密钥后手动复制。',
    kept: '我已保存',
  },
};
