import { paragraphs, question } from '../build'
import type { PageSeed } from '../types'

/** Questions that fold their answers away, and a place to ask one's own. */
export const faq: PageSeed = {
  slug: 'wenda',
  title: '常见问题',
  modules: [
    question(
      '多久能收到？',
      paragraphs('现货四十八小时内寄出，江浙沪一般次日到，其他地方两到四天。定制的器物在商品页写明了工期。'),
      true,
    ),
    question(
      '碎了怎么办？',
      paragraphs(
        '签收当天拍照发给客服，我们补寄一件新的，碎片不用寄回。器物每件都包了三层，碎的很少，但碎一件我们认一件。',
      ),
    ),
    question(
      '能退换吗？',
      paragraphs('收到七天内，没有用过、包装完整的都可以退换。茶叶拆封以后不退，口味不合的话，我们请您喝另一款。'),
    ),
    question(
      '活动临时去不了？',
      paragraphs('开始前二十四小时可以在「我的」里取消，票款原路退回。来不及取消的，可以把票转给朋友。'),
    ),
    question(
      '可以开发票、写贺卡吗？',
      paragraphs('可以。下单时在「备注」里写清楚抬头，或者要写在贺卡上的话，我们手写。'),
    ),
    {
      type: 'mpage.richtextpagemodule',
      name: '还想问',
      config: {
        padding_lr: 16,
        has_margin_b: true,
        has_title: true,
        title_config: { title: '没有找到答案？', align: 'left' },
      },
      html: `${paragraphs('告诉我们哪里还不清楚；也请投一票，下一季先做什么。')}<p><a href="/mobile/page/chashan/" rel="noopener noreferrer nofollow">茶山两日，开始报名</a></p><div data-form="chahui-fankui"></div><div data-vote="xiaji-zuo-shenme"></div>`,
    },
  ],
}
