import { pics, product, shot } from '../../build'

const keep: [string, string] = ['Simpan', 'Wadah kedap, jauh dari cahaya']
const grind = [['Biji', 0], ['Giling kasar', 0], ['Giling halus', 0]] as const

/** Kopi, dari biji sampai cangkir */
export const coffees = [
  product({
    code: 'RK01', name: 'Kopi Gayo Madu', abstract: 'Proses madu, manis aprikot', category: 'kopi', attributes: ['Gilingan', 'Berat'], first: grind.map(([name]) => name), second: [['200 g', 95000, 120], ['500 g', 215000, 60]], gone: ['Giling halus/500 g'],
    weight: 260, tags: ['terlaris', 'baru'], sales: 3890,
    story: ['Ceri merah dipetik pada ketinggian seribu empat ratus meter, dikupas, lalu dijemur bersama lendirnya. Dari situlah manisnya.', 'Kami sangrai setiap Selasa dan mengirim setiap Rabu. Rasa aprikot dan gula aren muncul setelah hari ketujuh.', 'Seduh dengan lima belas gram kopi, dua ratus empat puluh gram air, dan sedikit sabar.'],
    specs: [['Asal', 'Dataran tinggi Gayo'], ['Proses', 'Madu'], ['Sangrai', 'Medium'], keep],
    pictures: pics('pouch', 'nila', 45, 'hsc'),
  }),
  product({
    code: 'RK02', name: 'Kopi Toraja Hutan', abstract: 'Tubuh tebal, cokelat dan cengkih', category: 'kopi', attribute: 'Berat', choices: [['200 g', 98000, 88], ['500 g', 225000, 41]],
    weight: 260, tags: ['terlaris'], sales: 2516,
    story: ['Pohonnya tumbuh di bawah naungan hutan, jarang dipupuk, panennya sedikit. Rasanya dalam: cokelat hitam, cengkih, kayu basah.', 'Cocok untuk tubruk. Tuang, tunggu ampas turun, minum pelan-pelan.'],
    specs: [['Asal', 'Toraja Utara'], ['Proses', 'Giling basah'], ['Sangrai', 'Medium gelap'], keep],
    pictures: pics('pouch', 'moss', 50, 'hc'),
  }),
  product({
    code: 'RK03', name: 'Kopi Kintamani Jeruk', abstract: 'Cerah, segar, sedikit jeruk Bali', category: 'kopi', price: 92000, stock: 96, promotionPrice: 79000, weight: 260, tags: ['promo'], sales: 1477,
    story: ['Petani menanam kopi di sela pohon jeruk. Entah akar saling berbisik atau tidak, rasanya memang sampai ke cangkir.', 'Enak dingin: seduh dua kali lebih pekat di atas es.'],
    specs: [['Asal', 'Kintamani, Bali'], ['Proses', 'Cuci penuh'], ['Berat', '200 g'], keep],
    pictures: pics('pouch', 'spice', 53, 'hs'),
  }),
  product({
    code: 'RK04', name: 'Biji Kopi Hijau', abstract: 'Untuk yang menyangrai sendiri', category: 'kopi', price: 135000, stock: 70, weight: 1050, tags: ['baru'], sales: 188,
    story: ['Biji hijau satu kilogram, cacat di bawah tiga persen. Wajan tanah liat pun cukup untuk mulai belajar.', 'Foto menunjukkan hasil sangrai medium di dapur kami.'],
    specs: [['Asal', 'Gayo'], ['Berat', '1 kg'], keep],
    pictures: pics('beans', 'clay', 46, 'hc'),
  }),
  product({
    code: 'RK05', name: 'Set Seduh Pagi', abstract: 'Corong keramik, teko kaca, satu cawan', category: 'kopi', price: 325000, stock: 34, priceMarked: 380000, weight: 1100, tags: ['hadiah'], sales: 590,
    story: ['Semua yang perlu ada untuk dua cangkir pertama hari itu. Corongnya dibuat perajin Plered, bibir tekonya tidak menetes.', 'Empat puluh lembar kertas saring sudah di dalam kotak.'],
    specs: [['Isi', 'Corong, teko 600 ml, cawan, 40 kertas'], ['Bahan', 'Keramik, kaca borosilikat']],
    pictures: pics('dripper', 'kopi', 47, 'hsc'),
  }),
  product({
    code: 'RK06', name: 'Cangkir Tubruk', abstract: 'Dua ratus mililiter, bibir tebal', category: 'kopi', attribute: 'Glasir', choices: [['Bata', 68000, 130], ['Telaga', 68000, 115, shot('mug', 'lagoon', 55)], ['Arang', 72000, 60, shot('mug', 'ink', 55)]],
    weight: 340, tags: ['harian', 'terlaris'], sales: 2733,
    story: ['Tubruk butuh cangkir yang menahan panas dan tahan diketuk sendok. Bibirnya sengaja tebal.', 'Separuh bawah dibiarkan tanpa glasir agar tidak licin di tangan.'],
    specs: [['Bahan', 'Tembikar'], ['Isi', '200 ml'], ['Perawatan', 'Aman pencuci piring']],
    pictures: pics('mug', 'terracotta', 55, 'hp'),
  }),
  product({
    code: 'RK07', name: 'Stoples Kopi Kedap', abstract: 'Tutup kayu, cincin silikon', category: 'kopi', price: 128000, stock: 57, weight: 600, tags: ['rumah'], sales: 406,
    story: ['Keramik tidak tembus cahaya, jadi kopi tidurnya nyenyak. Muat tiga ratus gram biji.'],
    specs: [['Bahan', 'Keramik'], ['Isi', '1 liter']],
    pictures: pics('tin', 'kopi', 56, 'hs'),
  }),
]
