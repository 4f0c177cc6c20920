import { contentStatusWords, resourceListWords } from '@trellis/contract/resources/words';
import { term } from './common.ts';

export const ui = {
  loadFailed: { title: '无法加载' },
  list: {
    total_one: '共 {{count}} 条',
    total_other: '共 {{count}} 条',
    more: '共 {{count, number}}+ 条',
    noMatch: '没有匹配的内容',
    noMatchHint: '请减少搜索内容或清除筛选条件。',
    searchBy: '按{{fields}}搜索',
  },
  selection: {
    count_one: '已选 {{count}} 项',
    count_other: '已选 {{count}} 项',
    full_one: '已选 {{count}} 项，一次不能更多',
    full_other: '已选 {{count}} 项，一次不能更多',
    clear: '取消选择',
    row: '选择{{name}}',
    page: '选择本页',
    label: '已选择的行',
  },
  rows: {
    added: resourceListWords['zh-Hans'].added,
    order: resourceListWords['zh-Hans'].order,
    version: resourceListWords['zh-Hans'].version,
    actionsOf: '对 {{name}} 的操作',
  },
  deleting: { title: '删除“{{name}}”？', text: '此操作无法撤销。正在使用的内容不会被删除。', done: '已删除“{{name}}”' },
  status: {
    action: term.changeStatus,
    title: '“{{name}}”的状态',
    now: '当前状态：{{status}}。请选择状态',
    required: '请选择状态',
    ...contentStatusWords['zh-Hans'],
  },
  sort: {
    action: term.changeOrder,
    title: '“{{name}}”的排序',
    label: '排序位置',
    hint: '0 排在最前',
    required: '请输入排序位置',
    min: '最小为 0',
  },
  order: { up: term.moveUp, down: term.moveDown, remove: '移出“{{name}}”' },
  centrePicker: { all: term.allCenters },
  export: '导出 Excel',
  downloadPdf: '下载 PDF',
  downloadFail: '下载失败，请刷新页面后重试。',
  stale: {
    title: '其他人刚刚修改了此内容',
    hint: '您的修改尚未保存，已输入的内容仍保留。请对照对方保存的内容，然后再次保存。',
    value: '{{field}}：现为 {{value}}',
  },
  picture: {
    choose: '选择图片',
    change: '更换图片',
    none: '暂无图片',
  },
  form: {
    unfit: '{{field}}不能是这样的内容',
    required: term.pleaseFillIn,
    failedTitle: '未能保存',
    discardTitle: '放弃更改？',
    discardText: '您输入的内容尚未保存。',
    keep: '继续编辑',
  },
};
