export type PageLanguage = 'zh-cn' | 'id'

interface Texts {
  title: string
  demo: string
  merchant: string
  item: string
  order: string
  confirm: string
  cancel: string
  unknown: string
  back: string
  paid: string
  closed: string
  notFound: string
  messages: string
  messagesHint: string
  noMessages: string
  subscribed: string
  subscribedHint: string
  noSubscribed: string
  waiting: string
  waitingHint: string
  noWaiting: string
}

/** The texts of the pages. */
export const TEXTS: Record<PageLanguage, Texts> = {
  'zh-cn': {
    title: '收银台',
    demo: '演示收银台，不会产生真实扣款',
    merchant: '收款方',
    item: '商品',
    order: '订单号',
    confirm: '确认付款',
    cancel: '取消',
    unknown: '支付结果未知(不通知)',
    back: '返回商家',
    paid: '已支付',
    closed: '订单已关闭或已超时，无法支付',
    notFound: '没有找到这笔交易',
    messages: '短信验证码',
    messagesHint: '演示短信，页面每 3 秒自动刷新',
    noMessages: '暂无短信',
    subscribed: '小程序订阅消息',
    subscribedHint: '演示消息，页面每 3 秒自动刷新',
    noSubscribed: '暂无消息',
    waiting: '待付款 (QRIS、GoPay、虚拟账户)',
    waitingHint: '演示用：在此代替买家的银行或钱包付款',
    noWaiting: '暂无待付款',
  },
  id: {
    title: 'Kasir',
    demo: 'Kasir demo, tidak ada uang yang ditarik',
    merchant: 'Penerima',
    item: 'Barang',
    order: 'Nomor pesanan',
    confirm: 'Bayar sekarang',
    cancel: 'Batal',
    unknown: 'Hasil tidak diketahui (tanpa notifikasi)',
    back: 'Kembali ke toko',
    paid: 'Sudah dibayar',
    closed: 'Pesanan sudah ditutup atau kedaluwarsa',
    notFound: 'Transaksi tidak ditemukan',
    messages: 'Kode SMS',
    messagesHint: 'SMS demo, halaman diperbarui setiap 3 detik',
    noMessages: 'Belum ada SMS',
    subscribed: 'Pesan mini-program',
    subscribedHint: 'Pesan demo, halaman diperbarui setiap 3 detik',
    noSubscribed: 'Belum ada pesan',
    waiting: 'Menunggu pembayaran (QRIS, GoPay, virtual account)',
    waitingHint: 'Demo: bayar di sini sebagai bank atau dompet pembeli',
    noWaiting: 'Tidak ada pembayaran yang menunggu',
  },
}
