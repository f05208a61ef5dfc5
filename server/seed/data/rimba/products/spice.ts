import { pics, product, shot } from '../../build'

const keep: [string, string] = ['Simpan', 'Tempat sejuk dan kering; lemari es setelah dibuka']

/** Dapur rempah */
export const spices = [
  product({
    code: 'RS01', name: 'Sambal Bawang Rimba', abstract: 'Pedasnya jujur, bawangnya renyah', category: 'rempah', attribute: 'Tingkat', choices: [['Sedang', 42000, 200], ['Pedas', 42000, 180], ['Sangat pedas', 45000, 0]],
    weight: 320, tags: ['terlaris', 'harian'], sales: 7240,
    story: ['Cabai rawit dipetik pagi, diulek siang, dibotolkan sore. Tidak ada pengawet, hanya minyak kelapa dan garam.', 'Satu sendok untuk telur ceplok, dua untuk hari yang sulit.'],
    specs: [['Isi', '180 ml'], ['Bahan', 'Cabai, bawang merah, minyak kelapa, garam'], ['Masa simpan', '6 bulan'], keep],
    pictures: pics('sauce', 'spice', 48, 'hs'),
  }),
  product({
    code: 'RS02', name: 'Sambal Andaliman', abstract: 'Getir jeruk dari tepi Toba', category: 'rempah', price: 55000, stock: 84, weight: 320, tags: ['baru'], sales: 1093,
    story: ['Andaliman membuat lidah bergetar, seperti soda yang lupa jadi minuman. Kami padukan dengan kecombrang dan cabai hijau.', 'Teman ikan bakar, atau dioles tipis pada roti panggang kalau berani.'],
    specs: [['Isi', '180 ml'], ['Masa simpan', '5 bulan'], keep],
    pictures: pics('sauce', 'pandan', 58, 'hc'),
  }),
  product({
    code: 'RS03', name: 'Kotak Rempah Nusantara', abstract: 'Dua belas rempah, satu peta rasa', category: 'rempah', price: 265000, stock: 45, priceMarked: 310000, weight: 900, tags: ['hadiah', 'terlaris'], sales: 1288,
    story: ['Pala dari Banda, lada dari Muntok, kayu manis dari Kerinci, cengkih dari Ternate, dan delapan teman lainnya.', 'Setiap wadah memuat kartu kecil: dari mana asalnya, siapa petaninya, dan satu resep untuk malam ini.'],
    specs: [['Isi', '12 rempah, 15–30 g'], ['Kotak', 'Kayu pinus'], keep],
    pictures: pics('spices', 'terracotta', 50, 'hsc'),
  }),
  product({
    code: 'RS04', name: 'Madu Hutan Sumbawa', abstract: 'Panen lestari, tanpa dipanaskan', category: 'rempah', attribute: 'Isi', choices: [['250 g', 88000, 95], ['500 g', 165000, 52]],
    weight: 480, tags: ['baru', 'hadiah'], sales: 1540,
    story: ['Pemanjat madu naik malam hari tanpa obor, mengambil sebagian, meninggalkan sebagian. Lebah tetap punya rumah.', 'Rasanya berubah tiap musim bunga. Panen ini cenderung karamel dengan ujung sedikit asam.'],
    specs: [['Asal', 'Hutan Sumbawa'], ['Kadar air', 'Sekitar 20 %'], keep],
    pictures: pics('jar', 'mustard', 60, 'hc'),
  }),
  product({
    code: 'RS05', name: 'Gula Aren Semut', abstract: 'Butir halus, wangi nira', category: 'rempah', price: 38000, stock: 210, weight: 520, tags: ['harian'], sales: 3367,
    story: ['Nira disadap dua kali sehari dan langsung dimasak. Butirannya larut cepat dalam kopi, lambat dalam kenangan.'],
    specs: [['Berat', '500 g'], ['Bahan', 'Nira aren'], keep],
    pictures: pics('jar', 'kopi', 61, 'hs'),
  }),
  product({
    code: 'RS06', name: 'Wedang Uwuh', abstract: 'Sepuluh bungkus, sepuluh malam hangat', category: 'rempah', price: 58000, stock: 150, promotionPrice: 49000, weight: 260, tags: ['promo', 'harian'], sales: 2219,
    story: ['Uwuh artinya sampah: daun-daun kering, kulit kayu, serpih jahe. Diseduh, airnya merah seperti langit Magrib.', 'Tambahkan gula batu, tutup lima menit.'],
    specs: [['Isi', '10 × 22 g'], ['Bahan', 'Jahe, secang, cengkih, daun pala'], keep],
    pictures: pics('leaves', 'spice', 62, 'hc'),
  }),
  product({
    code: 'RS07', name: 'Cobek dan Talenan', abstract: 'Pasangan lama di dapur', category: 'rempah', price: 198000, stock: 37, weight: 2600, tags: ['rumah'], sales: 445,
    story: ['Talenan kayu jati lawasan dan mangkuk kecil untuk sambal. Kayunya sudah puluhan tahun menjadi lantai sebelum kami beri pekerjaan baru.'],
    specs: [['Bahan', 'Jati daur ulang, keramik'], ['Ukuran', '36 × 24 cm'], ['Perawatan', 'Oles minyak kelapa sebulan sekali']],
    pictures: pics('board', 'pandan', 51, 'hc'),
  }),
  product({
    code: 'RS08', name: 'Kue Kering Pala', abstract: 'Satu stoples, habis sebelum Lebaran', category: 'rempah', price: 85000, stock: 64, weight: 420, tags: ['hadiah'], sales: 820,
    story: ['Mentega, pala parut, gula aren. Tidak lebih. Resepnya dari ibu salah satu pendiri, yang sampai kini menolak menulis takarannya.'],
    specs: [['Berat', '300 g'], ['Masa simpan', '3 bulan'], keep],
    pictures: pics('cakes', 'rattan', 53, 'hc'),
  }),
]
