/**
 * The one table of expected failures. A row: the wire's `err_code`, the HTTP status and the words per
 * language; `{x}` in the words is filled from the failure's data. An err_code that starts with 4 makes
 * the client show a modal titled 出错啦~, any other a toast (spec 8).
 */
export interface ErrorRow {
  readonly code: string
  readonly status: number
  readonly 'zh-cn': string
  readonly id: string
}

export const errors = {
  badRequest: { code: '10400', status: 400, 'zh-cn': '提交的内容有误：{field} {reason}', id: 'Data tidak valid: {field} {reason}' },
  loginRequired: { code: '10401', status: 401, 'zh-cn': '请先登录', id: 'Silakan masuk terlebih dahulu' },
  csrf: { code: '10402', status: 403, 'zh-cn': '页面已过期，请刷新后再试', id: 'Halaman kedaluwarsa, muat ulang lalu coba lagi' },
  forbidden: { code: '10403', status: 403, 'zh-cn': '您没有权限进行此操作', id: 'Anda tidak memiliki izin untuk tindakan ini' },
  notFound: { code: '10404', status: 404, 'zh-cn': '您访问的内容不存在', id: 'Konten yang Anda cari tidak ditemukan' },
  tenantUnknown: { code: '10405', status: 404, 'zh-cn': '站点不存在', id: 'Situs tidak ditemukan' },
  requestTimeout: { code: '10408', status: 408, 'zh-cn': '请求超时，请重试', id: 'Permintaan terlalu lama, coba lagi' },
  keyReused: { code: '10409', status: 409, 'zh-cn': '请求已变化，请重新提交', id: 'Permintaan berubah, kirim ulang' },
  inProgress: { code: '10410', status: 409, 'zh-cn': '正在处理，请稍候', id: 'Sedang diproses, mohon tunggu' },
  tooLarge: { code: '10413', status: 413, 'zh-cn': '文件过大，最大 {max} KB', id: 'Berkas terlalu besar, maksimum {max} KB' },
  mediaType: { code: '10415', status: 415, 'zh-cn': '不支持的文件类型', id: 'Jenis berkas tidak didukung' },
  tooMany: { code: '10429', status: 429, 'zh-cn': '操作太频繁，请 {seconds} 秒后再试', id: 'Terlalu sering, coba lagi dalam {seconds} detik' },
  internal: { code: '10500', status: 500, 'zh-cn': '服务器开小差了，请稍候再试', id: 'Terjadi gangguan pada server, coba lagi nanti' },
  upstream: { code: '10502', status: 502, 'zh-cn': '服务器开小差了，请稍候再试', id: 'Layanan mitra sedang terganggu, coba lagi nanti' },

  mobileInvalid: { code: '11001', status: 400, 'zh-cn': '请输入正确的手机号', id: 'Masukkan nomor ponsel yang benar' },
  codeWrong: { code: '11002', status: 400, 'zh-cn': '验证码错误或已过期', id: 'Kode verifikasi salah atau kedaluwarsa' },
  codeTooSoon: {
    code: '11003',
    status: 429,
    'zh-cn': '验证码发送太频繁，请 {seconds} 秒后再试',
    id: 'Kode baru saja dikirim, coba lagi dalam {seconds} detik',
  },
  mpLoginFailed: { code: '11004', status: 400, 'zh-cn': '小程序登录失败：{reason}', id: 'Gagal masuk lewat mini-program: {reason}' },

  mobileBindRequired: { code: '11005', status: 403, 'zh-cn': '请先绑定手机号', id: 'Hubungkan nomor ponsel terlebih dahulu' },
  captchaRequired: { code: '11006', status: 403, 'zh-cn': '请先完成滑块验证', id: 'Selesaikan verifikasi geser terlebih dahulu' },
  captchaWrong: { code: '11007', status: 400, 'zh-cn': '再试一次', id: 'Coba lagi' },
  captchaGone: { code: '11008', status: 410, 'zh-cn': '验证已失效，请重新验证', id: 'Verifikasi kedaluwarsa, ulangi' },
  mobileTaken: { code: '11009', status: 409, 'zh-cn': '该手机号已绑定其他账号', id: 'Nomor ponsel ini sudah terhubung ke akun lain' },
  nameRequired: { code: '11010', status: 400, 'zh-cn': '请填写姓名', id: 'Isi nama' },
  emailRequired: { code: '11011', status: 400, 'zh-cn': '请填写邮箱', id: 'Isi email' },
  emailInvalid: { code: '11012', status: 400, 'zh-cn': '请填写规范的邮箱地址', id: 'Isi alamat email yang benar' },
  nodeUnavailable: { code: '11013', status: 409, 'zh-cn': '该节点暂不可用，请选择其他节点', id: 'Pilihan ini tidak tersedia, pilih yang lain' },
  wxLoginFailed: { code: '11014', status: 400, 'zh-cn': '微信登录失败：{reason}', id: 'Gagal masuk lewat WeChat: {reason}' },
  wxAccountMissing: { code: '11015', status: 404, 'zh-cn': '站点未配置微信公众号', id: 'Situs belum memiliki akun WeChat' },

  variantRequired: { code: '12001', status: 400, 'zh-cn': '请选择商品规格', id: 'Pilih varian produk' },
  addressRequired: { code: '12002', status: 400, 'zh-cn': '请选择收货地址', id: 'Pilih alamat pengiriman' },
  basketEmpty: { code: '12003', status: 400, 'zh-cn': '请选择要结算的商品', id: 'Pilih produk yang akan dibayar' },
  basketFull: { code: '12004', status: 400, 'zh-cn': '购物车最多放 {max} 种商品', id: 'Keranjang maksimal berisi {max} produk' },
  addressFull: { code: '12005', status: 400, 'zh-cn': '最多保存 {max} 个收货地址', id: 'Maksimal {max} alamat tersimpan' },
  msgRequired: { code: '12101', status: 400, 'zh-cn': '请填写「{name}」的{label}', id: 'Isi {label} untuk “{name}”' },
  msgTooLong: { code: '12102', status: 400, 'zh-cn': '「{name}」的{label}最多 {max} 个字', id: '{label} untuk “{name}” maksimal {max} karakter' },
  pickupPointGone: { code: '12103', status: 400, 'zh-cn': '该自提点已停用，请重新选择', id: 'Titik ambil ini sudah tidak tersedia, pilih yang lain' },
  regionWrong: { code: '12006', status: 400, 'zh-cn': '请选择地区', id: 'Pilih wilayah' },

  couponOut: { code: '13001', status: 409, 'zh-cn': '优惠券已被领完，下次请早', id: 'Kupon sudah habis, lain kali lebih cepat ya' },
  couponTaken: { code: '13002', status: 409, 'zh-cn': '您已领取过该优惠券', id: 'Anda sudah mengambil kupon ini' },
  couponExpired: { code: '13003', status: 409, 'zh-cn': '来晚了，优惠券已过期', id: 'Terlambat, kupon sudah kedaluwarsa' },
  couponNotBegun: { code: '13004', status: 409, 'zh-cn': '优惠券还未开始领取', id: 'Kupon belum dapat diambil' },

  couponMoved: { code: '13005', status: 409, 'zh-cn': '优惠券状态已变化，请刷新后查看', id: 'Status kupon sudah berubah, muat ulang' },
  giftTaken: { code: '13011', status: 409, 'zh-cn': '来晚了，优惠券已被领取', id: 'Terlambat, kupon ini sudah diambil' },
  giftOwn: { code: '13012', status: 409, 'zh-cn': '不能领取自己赠送的优惠券', id: 'Anda tidak dapat mengambil kupon yang Anda hadiahkan sendiri' },
  giftReturned: {
    code: '13013',
    status: 409,
    'zh-cn': '链接已过期，优惠券已退回赠送人',
    id: 'Tautan kedaluwarsa, kupon sudah kembali ke pemberinya',
  },
  giftCancelled: { code: '13014', status: 409, 'zh-cn': '赠送人已取消赠送', id: 'Pemberi telah membatalkan hadiah ini' },
  giftNotOpen: { code: '13015', status: 409, 'zh-cn': '赠送还未生效，请稍候再试', id: 'Hadiah belum aktif, coba lagi nanti' },
  couponCodeUnknown: { code: '43021', status: 404, 'zh-cn': '没有找到该券码，请核对后重试', id: 'Kode kupon tidak ditemukan, periksa lalu coba lagi' },
  couponUsed: { code: '43022', status: 409, 'zh-cn': '该券已于 {time} 使用', id: 'Kupon ini sudah dipakai pada {time}' },
  couponPresenting: { code: '43023', status: 409, 'zh-cn': '该券正在转赠中，暂不能使用', id: 'Kupon ini sedang dihadiahkan dan belum dapat dipakai' },
  couponNotExchange: { code: '43024', status: 409, 'zh-cn': '该券不是兑换券，请在下单时使用', id: 'Ini bukan kupon tukar, pakai saat memesan' },
  cardOut: { code: '13031', status: 409, 'zh-cn': '会员卡已被领完', id: 'Kartu anggota sudah habis' },
  cardHeld: { code: '13032', status: 409, 'zh-cn': '您已拥有该会员卡', id: 'Anda sudah memiliki kartu anggota ini' },
  fundShort: { code: '42031', status: 409, 'zh-cn': '余额不足，当前余额 {balance}', id: 'Saldo tidak cukup, saldo Anda {balance}' },
  fundForRecharge: { code: '42032', status: 409, 'zh-cn': '充值订单不能用余额支付', id: 'Isi saldo tidak dapat dibayar dengan saldo' },
  bankUnknown: { code: '12031', status: 400, 'zh-cn': '请选择开户银行', id: 'Pilih bank' },
  bankCardWrong: { code: '12032', status: 400, 'zh-cn': '请填写正确的银行卡号', id: 'Isi nomor kartu bank yang benar' },
  bankCardKept: { code: '12033', status: 409, 'zh-cn': '该银行卡已添加', id: 'Kartu bank ini sudah tersimpan' },
  bankCardFull: { code: '12034', status: 400, 'zh-cn': '最多保存 {max} 张银行卡', id: 'Maksimal {max} kartu bank tersimpan' },
  bankCardGone: { code: '12038', status: 400, 'zh-cn': '请选择收款银行卡', id: 'Pilih kartu bank penerima' },
  withdrawalAmount: { code: '12041', status: 400, 'zh-cn': '请填写正确的提现金额', id: 'Isi jumlah penarikan yang benar' },
  withdrawalSmall: { code: '12042', status: 400, 'zh-cn': '单次提现不能少于 {min}', id: 'Sekali tarik minimal {min}' },
  withdrawalLarge: { code: '12043', status: 400, 'zh-cn': '单次提现不能超过 {max}', id: 'Sekali tarik maksimal {max}' },
  withdrawalReason: { code: '12044', status: 400, 'zh-cn': '请填写拒绝原因', id: 'Isi alasan penolakan' },
  incomeShort: { code: '42041', status: 409, 'zh-cn': '可提现收益不足，当前 {income}', id: 'Pendapatan tidak cukup, saat ini {income}' },
  withdrawalMoved: { code: '42042', status: 409, 'zh-cn': '提现状态已变化，请刷新后查看', id: 'Status penarikan sudah berubah, muat ulang' },
  contactFull: { code: '12035', status: 400, 'zh-cn': '最多保存 {max} 位联系人', id: 'Maksimal {max} kontak tersimpan' },
  productInStock: { code: '12036', status: 409, 'zh-cn': '该商品有货，可直接购买', id: 'Produk ini tersedia, langsung saja dibeli' },
  alreadySubscribed: { code: '12037', status: 409, 'zh-cn': '您已预约该商品，到货后会通知您', id: 'Anda sudah memesan produk ini, kami kabari saat tersedia' },
  formLimit: { code: '14001', status: 409, 'zh-cn': '您的填写次数已经达到上限', id: 'Anda sudah mencapai batas pengisian' },
  formLimitToday: { code: '14002', status: 409, 'zh-cn': '您的每日填写次数已经达到上限', id: 'Anda sudah mencapai batas pengisian hari ini' },
  formInactive: { code: '14003', status: 409, 'zh-cn': '表单暂未开放填写', id: 'Formulir belum dibuka' },
  formFuture: { code: '14004', status: 409, 'zh-cn': '表单还未开始填写', id: 'Formulir belum dimulai' },
  formOver: { code: '14005', status: 409, 'zh-cn': '表单填写已截止', id: 'Pengisian formulir sudah ditutup' },
  formAnswerWrong: { code: '14006', status: 400, 'zh-cn': '「{field}」填写有误，请检查后再提交', id: '“{field}” belum benar, periksa lalu kirim ulang' },
  voteNotBegun: { code: '14011', status: 409, 'zh-cn': '投票还未开始', id: 'Pemungutan suara belum dimulai' },
  voteOver: { code: '14012', status: 409, 'zh-cn': '投票已结束', id: 'Pemungutan suara sudah berakhir' },
  voteDone: { code: '14013', status: 409, 'zh-cn': '您已投过票', id: 'Anda sudah memberikan suara' },
  voteIncomplete: { code: '14014', status: 400, 'zh-cn': '请先完成所有问题', id: 'Jawab semua pertanyaan terlebih dahulu' },

  returnQuantityWrong: { code: '16001', status: 400, 'zh-cn': '退货数量不正确', id: 'Jumlah pengembalian tidak benar' },
  returnAmountRequired: { code: '16002', status: 400, 'zh-cn': '请填写退款金额', id: 'Isi jumlah dana yang dikembalikan' },
  returnAmountMax: { code: '16003', status: 400, 'zh-cn': '退款金额不能超过 {max}', id: 'Dana yang dikembalikan maksimal {max}' },
  returnReasonRequired: { code: '16004', status: 400, 'zh-cn': '请填写退货原因', id: 'Isi alasan pengembalian' },
  waybillRequired: { code: '16005', status: 400, 'zh-cn': '请填写快递公司和运单号', id: 'Isi kurir dan nomor resi' },
  parcelWrong: { code: '16006', status: 409, 'zh-cn': '发货数量不正确，请刷新后重试', id: 'Jumlah yang dikirim tidak benar, muat ulang' },
  commentUnavailable: { code: '16007', status: 409, 'zh-cn': '收到商品后才能评价', id: 'Ulasan dapat ditulis setelah produk diterima' },
  commentDone: { code: '16008', status: 409, 'zh-cn': '您已评价过该商品', id: 'Anda sudah mengulas produk ini' },
  stockBelowZero: { code: '16009', status: 409, 'zh-cn': '库存不能少于 0，当前剩余 {left} 件', id: 'Stok tidak boleh di bawah 0, tersisa {left}' },
  priceWrong: { code: '16010', status: 400, 'zh-cn': '请填写正确的价格', id: 'Isi harga yang benar' },
  linkWrong: { code: '16011', status: 400, 'zh-cn': '只能生成本站地址的短链接', id: 'Tautan pendek hanya untuk alamat situs ini' },

  returnUnavailable: { code: '43001', status: 409, 'zh-cn': '该商品暂不能申请售后', id: 'Produk ini belum dapat dikembalikan' },
  returnTicketUsed: { code: '43002', status: 409, 'zh-cn': '电子票已使用，不能退款', id: 'Tiket sudah dipakai, dana tidak dapat dikembalikan' },
  returnMoved: { code: '43003', status: 409, 'zh-cn': '售后状态已变化，请刷新后查看', id: 'Status pengembalian sudah berubah, muat ulang' },
  parcelMoved: { code: '43004', status: 409, 'zh-cn': '包裹状态已变化，请刷新后查看', id: 'Status paket sudah berubah, muat ulang' },
  addressFeeDiffers: {
    code: '43052',
    status: 409,
    'zh-cn': '订单已付运费 {paid}，新地址的运费是 {fee}，不能直接修改，请联系商家',
    id: 'Ongkir yang sudah dibayar {paid}, di alamat baru {fee}. Alamat tidak dapat diubah, hubungi toko',
  },
  refundMoved: { code: '43051', status: 409, 'zh-cn': '退款状态已变化，请刷新后查看', id: 'Status dana sudah berubah, muat ulang' },
  refundNoteRequired: { code: '16051', status: 400, 'zh-cn': '请填写线下退款的说明', id: 'Tulis bagaimana dana dikembalikan' },
  addressLocked: { code: '43005', status: 409, 'zh-cn': '订单已开始发货，不能修改收货地址', id: 'Pesanan sudah mulai dikirim, alamat tidak dapat diubah' },
  cardNotFound: { code: '43011', status: 404, 'zh-cn': '没有找到这张票，请核对票码', id: 'Tiket tidak ditemukan, periksa kodenya' },
  cardUsed: { code: '43012', status: 409, 'zh-cn': '这张票已于 {time} 使用', id: 'Tiket ini sudah dipakai pada {time}' },
  cardInactive: { code: '43013', status: 409, 'zh-cn': '这张票已失效', id: 'Tiket ini sudah tidak berlaku' },
  cardExpired: { code: '43014', status: 409, 'zh-cn': '这张票已过期', id: 'Tiket ini sudah kedaluwarsa' },
  cardNotBegun: { code: '43015', status: 409, 'zh-cn': '这张票还未到使用时间', id: 'Tiket ini belum dapat dipakai' },

  stockShort: { code: '42001', status: 409, 'zh-cn': '「{name}」库存不足，最多还能购买 {left} 件', id: 'Stok “{name}” tidak cukup, tersisa {left}' },
  lineInvalid: { code: '42002', status: 409, 'zh-cn': '「{name}」已失效，请移除后再结算', id: '“{name}” tidak lagi tersedia, hapus lalu coba lagi' },
  priceChanged: {
    code: '42003',
    status: 409,
    'zh-cn': '价格已变动，应付 {amount}，请确认后重新提交',
    id: 'Harga berubah menjadi {amount}, periksa lalu kirim ulang',
  },
  orderMoved: { code: '42004', status: 409, 'zh-cn': '订单状态已变化，请刷新后查看', id: 'Status pesanan sudah berubah, muat ulang' },
  orderTimeout: { code: '42005', status: 409, 'zh-cn': '支付超时，请重新下单', id: 'Waktu pembayaran habis, silakan pesan ulang' },
  payLinkWrong: { code: '42006', status: 400, 'zh-cn': '支付链接有误', id: 'Tautan pembayaran salah' },
  payFailed: { code: '42007', status: 502, 'zh-cn': '支付失败：{reason}', id: 'Pembayaran gagal: {reason}' },
  couponUnusable: { code: '42101', status: 409, 'zh-cn': '「{name}」不能用于本单：{reason}', id: '“{name}” tidak berlaku untuk pesanan ini: {reason}' },
  couponGone: {
    code: '42102',
    status: 409,
    'zh-cn': '优惠券已被使用或不在您的卡包里，请重新选择',
    id: 'Kupon sudah dipakai atau bukan milik Anda, pilih yang lain',
  },
  cardUnusable: { code: '42103', status: 409, 'zh-cn': '会员卡已失效，请重新选择', id: 'Kartu anggota tidak berlaku lagi, pilih yang lain' },
  regionRefused: { code: '42104', status: 409, 'zh-cn': '「{region}」暂不支持配送，请更换收货地址', id: '“{region}” belum dapat dikirimi, pilih alamat lain' },
  diamondShort: { code: '42105', status: 409, 'zh-cn': '钻石不足，还差 {short} 颗', id: 'Berlian kurang {short}' },
  voucherShort: { code: '42106', status: 409, 'zh-cn': '「{name}」提货券不足，最多还能提 {left} 件', id: 'Kupon ambil “{name}” tidak cukup, tersisa {left}' },
  orderNotFound: { code: '42008', status: 404, 'zh-cn': '订单不存在', id: 'Pesanan tidak ditemukan' },
} as const satisfies Record<string, ErrorRow>

export type ErrorName = keyof typeof errors

/** Body of every refused call: `detail` is in the caller's language, `fields` names the wrong parts of a bad request. */
export interface ErrorBody {
  detail: string
  err_code: string
  fields?: Record<string, string>
}

export * from './language'
