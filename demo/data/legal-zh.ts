import { paragraphs } from './build'
import type { PageSeed } from './types'

const page = (slug: string, title: string, html: string): PageSeed => ({
  slug,
  title,
  modules: [
    {
      type: 'mpage.richtextpagemodule',
      name: title,
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>${title}</h2>${html}`,
    },
  ],
})

const section = (title: string, ...lines: readonly string[]): string => `<h3>${title}</h3>${paragraphs(...lines)}`

/** The user agreement and the privacy policy of a Chinese demo site. */
export const legalPages = (site: string, phone: string): PageSeed[] => [
  page(
    'agreement',
    '用户协议',
    paragraphs(
      `欢迎使用${site}。本协议说明您在使用本站购物、报名与阅读时，您和我们各自的权利与责任。您登录即表示已阅读并同意本协议。`,
    ) +
      section(
        '一、账号',
        '您可以用手机号与验证码登录，首次登录即创建账号。请妥善保管手机与验证码，经由您的账号提交的订单与报名视为您本人的行为。',
      ) +
      section(
        '二、订单',
        '商品页面的价格与库存以提交订单时为准。订单提交后请在规定时间内付款，逾期未付款的订单自动关闭，所占库存同时释放。',
        '手作商品的釉色、纹理与尺寸允许有少许差异。收到的商品如有破损，请在签收后七日内联系客服，我们为您补发或退款。',
      ) +
      section(
        '三、票券与活动',
        '电子票与活动名额仅供在页面标明的日期内使用。活动因天气等原因取消时，票款按原路退回。',
      ) +
      section('四、内容', '本站文章与图片的权利归作者与我们所有，欢迎转发链接；转载全文请先联系我们。') +
      section('五、联系', `对本协议有任何疑问，请致电 ${phone}，或在「我的」中联系客服。`),
  ),
  page(
    'privacy',
    '隐私政策',
    paragraphs(
      `${site}只收集为您提供服务所必需的信息，并按本政策使用与保存。您可以不同意本政策而继续浏览，涉及个人信息的功能会在使用前再次征求您的同意。`,
    ) +
      section(
        '一、我们收集什么',
        '登录时：手机号，或小程序与公众号提供的用户标识。',
        '下单时：收货人姓名、电话与地址，以及订单与付款状态。付款时我们不接触您的银行卡信息；您自己添加的银行卡只用于收款，页面上只显示末四位。',
        '上传头像或图片时：您选择的图片，拍摄地点等附加信息会在保存前去除。',
      ) +
      section(
        '二、我们怎样使用',
        '这些信息只用于登录、配送、售后与您订阅的通知，不用于画像，也不出售给他人。配送所需的信息会提供给承运的快递公司。',
      ) +
      section('三、保存多久', '订单信息按法律要求保存三年；登录状态三十天后失效；验证码五分钟后失效。') +
      section('四、您的权利', '您可以在「我的」中查看与更正个人资料、删除收货地址，或联系客服注销账号。') +
      section('五、联系', `隐私相关的问题与投诉，请致电 ${phone}，我们在十五个工作日内答复。`),
  ),
]
