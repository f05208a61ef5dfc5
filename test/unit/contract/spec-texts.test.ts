import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8')

/**
 * Each Chinese text of docs/specification.md -> the catalogue under contract/locales/zh-cn and the key that hold it; N
 * stands for a parameter.
 */
const TEXTS: Readonly<Record<string, string>> = {
  '号码已停用？': 'overlay/account proof.lost',
  员工列表: 'studio/builder builder.layouts.ops',
  验证身份: 'overlay/account proof.title',
  '上传失败，请稍后再试！': 'subpackage/forms upload.failed',
  '优惠券已被领完，下次请早': 'main/wallet coupon.outNotice',
  信息更新中: 'main/common common.contactSoon',
  再试一次: 'overlay/account captcha.again',
  出票中: 'order/orders pages.order.verifying',
  '出错啦~': 'main/common error.title',
  加载失败: 'main/common common.failed',
  复制成功: 'main/common common.copied',
  '小程序内无法访问外链，地址已为您复制到剪贴板': 'main/common common.linkCopied',
  已结束: 'event/events event.ticketTab.past',
  已设为私密笔记: 'content/content note.setPrivate',
  '当前为临时链接，仅供预览，即将失效': 'main/common common.preview',
  '当前网络情况较差，请稍候再试': 'main/common error.slow',
  必填: 'main/common common.required',
  必填哦: 'subpackage/forms input.required',
  您的填写次数已经达到上限: 'subpackage/forms interact.form.closed.lu',
  您的填写长度不足N位: 'subpackage/forms form.minLength',
  您的填写长度超过N位: 'subpackage/forms form.maxLength',
  您的每日填写次数已经达到上限: 'subpackage/forms interact.form.closed.lupd',
  您的每日预约次数已经达到上限: 'reservation/reservations reservation.closed.lupd',
  您的预约次数已经达到上限: 'reservation/reservations reservation.closed.lu',
  提示: 'main/common common.tip',
  最多可以输入N个字符哦: 'subpackage/forms input.maxLength',
  最少应该输入N个字符哦: 'subpackage/forms input.minLength',
  '服务器开小差了，请稍候再试': 'main/common error.server',
  查看详情: 'main/events pages.event.open',
  '格式不对哦~': 'subpackage/forms input.format',
  '浏览器不支持复制,请直接选中复制': 'main/common common.copyFailed',
  '确定要删除全部吗？': 'subpackage/forms form.list.confirmRemoveAll',
  '确定要删除该项吗？': 'subpackage/forms form.list.confirmRemove',
  立即报名: 'subpackage/content pages.event.register',
  立即登录: 'main/site site.gate.now',
  笔记已删除: 'content/content note.deleted',
  笔记已发布: 'content/content note.published',
  绑定成功: 'subpackage/account bind.done',
  联系我们: 'main/common common.contactUs',
  表单填写已截止: 'subpackage/forms interact.form.closed.over',
  表单暂未开放填写: 'subpackage/forms interact.form.closed.inactive',
  表单还未开始填写: 'subpackage/forms interact.form.closed.future',
  设置成功: 'overlay/site node.done',
  '该节点暂不可用，请选择其他节点': 'overlay/site node.unavailable',
  请先完成所有问题: 'subpackage/forms interact.vote.incomplete',
  '请在 App 内进行此操作': 'main/common device.inApp',
  请填写不大于N的数字: 'subpackage/forms form.maximum',
  请填写不小于N的数字: 'subpackage/forms form.minimum',
  请填写姓名: 'promotion/promoter dist.needName',
  请填写手机号: 'wallet/account address.mobileMissing',
  请填写此项: 'opspromotion/coins promoForm.required',
  请填写规范的邮箱地址: 'subpackage/account bind.emailWrong',
  请填写邮箱: 'subpackage/account bind.emailMissing',
  请填写验证码: 'subpackage/account bind.codeMissing',
  请输入一个整数: 'subpackage/forms form.integer',
  请输入正确的手机号: 'promotion/promoter dist.needMobile',
  请输入规范的电子邮箱地址: 'subpackage/forms form.email',
  请选择: 'main/common common.choose',
  请选择日期: 'reservation/reservations reservation.dateRequired',
  请选择购买数量: 'event/events event.quantityMissing',
  '姓名格式不对哦~': 'subpackage/forms form.name',
  请选择此项: 'subpackage/forms form.requiredChoice',
  请选择预约时段: 'reservation/reservations reservation.slotRequired',
  输入不一致: 'subpackage/forms input.mismatch',
  预约暂未开放: 'reservation/reservations reservation.closed.inactive',
  预约还未开始: 'reservation/reservations reservation.closed.future',
  '验证码已发送，请注意查收': 'overlay/account pages.login.codeSent',
}

/** Words of the page that are notation and no text of the interface. */
const NOTATION = ['万']

function textAt(place: string): unknown {
  const [file = '', key = ''] = place.split(' ')
  const catalogue: unknown = JSON.parse(readFileSync(join(root, 'contract/locales/zh-cn', `${file}.json`), 'utf8'))
  return key
    .split('.')
    .reduce(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
      catalogue,
    )
}

/** A run of Chinese with what stands inside of it. */
const RUN = /\p{Script=Han}(?:(?:[\p{Script=Han}，！？~、,N]|App| )*[\p{Script=Han}！？~N])?/gu
const runs = [...new Set([...page.matchAll(RUN)].map(([text]) => text))].filter((text) => !NOTATION.includes(text))

test('the page names no Chinese text that the table lacks, and the table none that the page lacks', () => {
  expect(runs.toSorted()).toEqual(Object.keys(TEXTS).toSorted())
})

test.each(Object.entries(TEXTS))('%s is what the catalogue says', (text, place) => {
  expect(
    String(textAt(place))
      .replace(/\{(?:n|max|min)\}/g, 'N')
      .replace('{type}', ''),
  ).toBe(text)
})
