import { area, banner, cover, type DaysAhead, FILM, inline, paragraphs, poster, tag, frameWithTitle } from '../build'
import type { PageSeed } from '../types'

/** A page of places to go on a free day. */
export const weekend: PageSeed = {
  slug: 'zhoumo',
  title: '周末去处',
  modules: [
    {
      type: 'mpage.imageareapagemodule',
      name: '河岸地图',
      config: { padding_lr: 0, has_margin_b: true },
      settings: {
        image: banner('riverside', 'lagoon', 251),
        title: '河岸一带',
        annotations: [
          area(0, 0, 34, 100, '左岸：岸上市集', { to: 'event', slug: 'anshang-market' }),
          area(34, 0, 33, 100, '河中央：河岸夜曲', { to: 'event', slug: 'heyan-concert' }),
          area(67, 0, 33, 100, '右岸：全部活动', { to: 'events' }),
        ],
      },
    },
    {
      type: 'mpage.richtextpagemodule',
      name: '引言',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>不远，走着就到</h2>${paragraphs('市集在左岸，音乐会在桥下，茶室在坡上。点一点上面的河岸图，看这个周末在哪儿碰面。')}`,
    },
    {
      type: 'mpage.noticepagemodule',
      name: '公告',
      config: { padding_lr: 16, has_margin_b: true },
      settings: {
        items: [
          { title: '周六有阵雨，露天电影移到茶室', link: { to: 'event', slug: 'open-air-film' } },
          { title: '渡船停运一天，请从左岸的桥过河' },
        ],
      },
    },
    {
      type: 'mpage.countdownpagemodule',
      name: '音乐会倒计时',
      config: { padding_lr: 16, has_margin_b: true },
      settings: {
        until: { daysAhead: 12 } satisfies DaysAhead,
        label: '距河岸夜曲还有',
        ended: '河岸夜曲开始了',
        link: { to: 'event', slug: 'heyan-concert' },
      },
    },
    {
      type: 'mpage.spacerpagemodule',
      name: '留白',
      config: { padding_lr: 16, has_margin_b: true },
      settings: { height: 12, has_line: true },
    },
    {
      type: 'event.eventspagemodule',
      name: '近期活动',
      style: 'list',
      config: frameWithTitle('这个月', '先到先得，满员即止'),
      source: { ordering: 'start', limit: 3 },
      more: { to: 'events' },
    },
    {
      type: 'video.videopagemodule',
      name: '一分钟走完河岸',
      config: frameWithTitle('先看一眼', '茶山、市集与河岸'),
      settings: { url: FILM, poster: inline('teagarden', 'tea', 252), title: '茶山、市集与河岸', loop: true },
    },
    {
      type: 'mpage.imageadspagemodule',
      name: '现场',
      style: '1x2',
      config: frameWithTitle('上个月的现场'),
      settings: {
        items: [
          {
            title: '市集',
            image: poster('market', 'peach', 253),
            annotations: [tag(24, 30, '手作摊位', { to: 'tag', tag: '送礼' }), tag(62, 70, '小吃')],
          },
          {
            title: '音乐会',
            image: poster('concert', 'night', 254),
            annotations: [tag(40, 36, '河岸夜曲', { to: 'event', slug: 'heyan-concert' })],
          },
          { title: '露天电影', image: poster('cinema', 'indigo', 255), link: { to: 'event', slug: 'open-air-film' } },
        ],
      },
    },
    {
      type: 'circle.topicsmodule',
      name: '结伴',
      style: 'list',
      config: frameWithTitle('有人同去'),
      source: { category: 'zhoumo', limit: 3 },
      more: { to: 'topics' },
    },
    {
      type: 'mpage.squarepagemodule',
      name: '还可以去',
      style: '2x2',
      config: frameWithTitle('下雨就待在屋里'),
      settings: {
        items: [
          { title: '茶室', image: cover('tearoom', 'celadon', 256), link: { to: 'event', slug: 'tea-session' } },
          { title: '拉坯', image: cover('pottery', 'clay', 257), link: { to: 'event', slug: 'pottery-night' } },
          { title: '共读', image: cover('library', 'mustard', 258), link: { to: 'event', slug: 'reading-week' } },
          {
            title: '最美茶席投票',
            image: cover('craft', 'plum', 259),
            link: { to: 'vote.voteevent', slug: 'zuimei-chaxi' },
          },
        ],
      },
    },
  ],
}
