/** Words of the demo's coins, raffles and promoters, by the language of the shop. */
export const promotionWords = {
  'zh-cn': {
    rules: {
      order: '订单完成后，每满 100 元奖励一次',
      sign_in: '每天签到一次，连续 3 天可打开宝箱',
      comment: '评论审核通过后奖励',
      vote: '参与投票奖励',
      reading: '读完一篇文章奖励',
      invite: '邀请新朋友加入奖励',
      event_sign_in: '到场签到奖励',
    },
    levels: ['新朋友', '常客', '老友', '知己'],
    names: ['林小满', '周南'],
    message: '喜欢就想推荐给大家',
    raffles: ['春日福袋', '四月福袋', '幸运转盘', '九宫格抽奖'],
    abstract: '用钻石参与，结果人人可查',
    raffleRules:
      '<p>参与方式：使用钻石参与，每人不超过 20 次；工作人员和抽奖推广员不参与。</p><p>奖品种类、数量和概率见奖品列表。中奖后 30 天内领取，逾期顺延至下一名。</p>',
    voucher: '提货券一张',
    diamonds: '50 颗钻石',
  },
  id: {
    rules: {
      order: 'Setiap kelipatan Rp100.000 setelah pesanan selesai',
      sign_in: 'Absen sekali sehari; tiga hari berturut-turut membuka kotak bonus',
      comment: 'Setelah komentar disetujui',
      vote: 'Ikut memilih',
      reading: 'Membaca artikel sampai selesai',
      invite: 'Mengundang teman baru',
      event_sign_in: 'Absen di lokasi acara',
    },
    levels: ['Teman baru', 'Pelanggan', 'Sahabat', 'Keluarga'],
    names: ['Sari Wulandari', 'Bima Pratama'],
    message: 'Ingin berbagi yang saya suka',
    raffles: ['Undian musim hujan', 'Undian bulan lalu', 'Roda keberuntungan', 'Kotak keberuntungan'],
    abstract: 'Ikut dengan berlian, hasilnya dapat diperiksa siapa pun',
    raffleRules:
      '<p>Cara ikut: memakai berlian, paling banyak 20 kali per orang; staf dan promotor undian tidak ikut.</p><p>Jenis, jumlah dan peluang hadiah tertera pada daftar. Klaim dalam 30 hari, lewat itu hadiah diberikan kepada urutan berikutnya.</p>',
    voucher: 'Satu voucher ambil',
    diamonds: '50 berlian',
  },
} as const
