import { square } from '../build'
import type { NoteSeed, TopicSeed } from '../types'

export const topics: readonly TopicSeed[] = [
  {
    slug: 'autumn-harvest',
    title: '今年秋收，你家留了什么过冬',
    abstract: '晒的、腌的、封坛的，都来说一说。',
    author: { name: '社务阿禾' },
    published: { day: -6, hour: 9 },
    hits: 132,
    likes: 18,
    pictures: [],
    body: '<p>上河在晒笋干，石桥的辣酱已经封坛。你家屋檐下挂着什么？写一篇笔记，提到这个话题就行。</p>',
  },
]

export const notes: readonly NoteSeed[] = [
  {
    slug: 'honey-and-tea',
    user: 'shopper',
    title: '野山茶兑一勺土蜂蜜',
    content: '水放到不烫嘴再下蜜，不然香气就跑了。\n秋天嗓子干，早晚各一碗。',
    pictures: [square('tableTea', 'kopi', 311)],
    published: { day: -2, hour: 8 },
    hits: 96,
    likes: 24,
    topics: ['autumn-harvest'],
    products: ['XS01', 'XS02'],
  },
  {
    slug: 'basket-mended',
    user: 'shopper',
    title: '提篮用了三年，补了一根篾',
    content: '断的是底下那根，拿到竹湾茶棚，师傅坐着补了一刻钟。\n补过的地方颜色新一点，反倒好看。',
    pictures: [],
    published: { day: -5, hour: 17 },
    hits: 58,
    likes: 11,
    products: ['XZ01'],
  },
]
