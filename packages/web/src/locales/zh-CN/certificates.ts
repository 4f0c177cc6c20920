import { certificateFieldWords, certificateStatusWords } from '@trellis/contract/certificates/words';
import { term, word } from './common.ts';

const menu = { certificates: '证书管理', certificateStyles: '证书样式' };

/** Texts of what trainers are certified by. */
export const certificates = {
  menu,
  title: menu.certificates,
  field: { ...certificateFieldWords['zh-Hans'] },
  status: certificateStatusWords['zh-Hans'],
  issue: '颁发证书',
  issued: '证书已颁发。',
  edit: '修改证书',
  editOf: '修改 {{number}}',
  hint: '以 CL、生效日期和勋章代码开头。',
  search: '搜索姓名或编号',
  empty: '暂无证书',
  emptyHint: '在训练师的模块中颁发证书。',
  cancel: '撤销证书',
  cancelOf: '撤销 {{number}}',
  canceled: '证书已撤销。',
  png: '下载图片',
  pdf: '下载 PDF',
  give: '填写反馈',
  giveHint: '请先填写培训反馈，然后即可下载。',
  given: '谢谢，现在可以下载证书。',
  feedbackOf: '{{name}}的反馈',
  unknown: '未找到该证书',
  unknownHint: '请重新扫描证书上的二维码。',
  checkTitle: '{{name}}的证书',
  preview: '预览效果',
  previewAlt: '证书预览图',
  fill: '请填写完整信息',
  dateFirst: '请先选择生效时间。',
  nextNumber: '下一个编号',
  noPicture: '无图片，白底',
  placed: {
    name: word.name,
    code: certificateFieldWords['zh-Hans'].number,
    date: certificateFieldWords['zh-Hans'].period,
    check: '查验二维码',
  },
  place: { part: '放置内容', put: '点按图片放置{{part}}', x: '水平位置 (%)', y: '垂直位置 (%)', size: '高度 (%)', color: '颜色' },
  certificateStyles: {
    title: menu.certificateStyles,
    add: '添加样式',
    edit: word.editNamed,
    empty: '暂无自定义样式',
    emptyHint: '系统自带的两种样式始终可用。上传图片，并指定姓名、编号和有效期的位置。',
    fields: { name: word.name, picture: term.picture, places: '各项位置' },
    hints: { pictureId: '建议使用横向图片，1754 × 1240 或更大，打印效果最佳。' },
  },
};
