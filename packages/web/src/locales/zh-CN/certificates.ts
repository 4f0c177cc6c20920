import { certificateFieldWords, certificateStatusWords } from '@trellis/contract/certificates/words';

const menu = { certificates: '证书管理' };

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
  mine: '我的证书',
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
};
