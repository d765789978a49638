import type { Localised } from '../../types';
import type { ProductDraft } from './draft';

/** What a medicine is made of, where its own file does not say it: SKU, English, Thai. */
const LISTS: Record<string, [english: string, thai: string]> = {
  'NOR-PROCHL-8': [
    'Each tablet: prochlorperazine maleate 3 mg. Also compressible sugar, povidone, xanthan gum, talc and magnesium stearate.',
    'แต่ละเม็ด: โปรคลอเพอราซีนมาลีเอต 3 มก. ส่วนประกอบอื่น: น้ำตาลอัด โพวิโดน แซนแทนกัม ทัลก์ และแมกนีเซียมสเตียเรต',
  ],
  'NOR-DICLO-100': [
    'Diclofenac diethylammonium 1.16% w/w. Also carbomer, cetomacrogol, isopropyl alcohol, liquid paraffin, propylene glycol and perfume.',
    'ไดโคลฟีแนคไดเอทิลแอมโมเนียม 1.16% w/w ส่วนประกอบอื่น: คาร์โบเมอร์ เซโตมาโครกอล ไอโซโพรพิลแอลกอฮอล์ พาราฟินเหลว โพรพิลีนไกลคอล และน้ำหอม',
  ],
  'FER-ARNICA-50': [
    'Each gram: 500 mg of tincture from fresh Arnica montana flowers. Also ethanol, glycerol, carbomer and purified water.',
    'แต่ละกรัม: ทิงเจอร์ดอกอาร์นิกามอนทานาสด 500 มก. ส่วนประกอบอื่น: เอทานอล กลีเซอรอล คาร์โบเมอร์ และน้ำบริสุทธิ์',
  ],
  'MMS-XYLO-KIDS': [
    'Xylometazoline hydrochloride 0.05% w/v. Also sodium chloride, disodium edetate, benzalkonium chloride and purified water.',
    'ไซโลเมทาโซลีนไฮโดรคลอไรด์ 0.05% w/v ส่วนประกอบอื่น: โซเดียมคลอไรด์ ไดโซเดียมเอดีเทต เบนซัลโคเนียมคลอไรด์ และน้ำบริสุทธิ์',
  ],
  'FER-INHALE-12': [
    'Each capsule: levomenthol 35.5 mg. Also eucalyptus and pine oils, liquid paraffin, gelatin and glycerol.',
    'แต่ละแคปซูล: เลโวเมนทอล 35.5 มก. ส่วนประกอบอื่น: น้ำมันยูคาลิปตัสและน้ำมันสน พาราฟินเหลว เจลาติน และกลีเซอรอล',
  ],
  'MMS-BENZY-30': [
    'Benzydamine hydrochloride 0.15% w/v. Also ethanol, glycerol, saccharin, parahydroxybenzoates, mint flavouring and purified water.',
    'เบนซีดามีนไฮโดรคลอไรด์ 0.15% w/v ส่วนประกอบอื่น: เอทานอล กลีเซอรอล แซ็กคาริน พาราไฮดรอกซีเบนโซเอต กลิ่นมินต์ และน้ำบริสุทธิ์',
  ],
  'FER-IVY-150': [
    'Each 5 ml: ivy leaf dry extract 35 mg. Also sorbitol, xanthan gum, potassium sorbate, citric acid and cherry flavouring.',
    'แต่ละ 5 มล.: สารสกัดแห้งใบไอวี 35 มก. ส่วนประกอบอื่น: ซอร์บิทอล แซนแทนกัม โพแทสเซียมซอร์เบต กรดซิตริก และกลิ่นเชอร์รี',
  ],
  'FER-ECHIN-30': [
    'Each capsule: Echinacea purpurea herb extract 176 mg. Also maltodextrin, cellulose, silica and hypromellose.',
    'แต่ละแคปซูล: สารสกัดเอ็กไคนาเซียเพอร์พิวเรีย 176 มก. ส่วนประกอบอื่น: มอลโทเดกซ์ทริน เซลลูโลส ซิลิกา และไฮโปรเมลโลส',
  ],
  'TOL-CET-SYR': [
    'Each 5 ml: cetirizine hydrochloride 5 mg. Also sorbitol, glycerol, propylene glycol, parahydroxybenzoates and banana flavouring.',
    'แต่ละ 5 มล.: เซทิริซีนไฮโดรคลอไรด์ 5 มก. ส่วนประกอบอื่น: ซอร์บิทอล กลีเซอรอล โพรพิลีนไกลคอล พาราไฮดรอกซีเบนโซเอต และกลิ่นกล้วย',
  ],
  'TOL-MOM-140': [
    'Each spray: mometasone furoate 50 micrograms. Also cellulose, glycerol, citric acid, polysorbate 80 and benzalkonium chloride.',
    'แต่ละการพ่น: โมเมทาโซนฟูโรเอต 50 ไมโครกรัม ส่วนประกอบอื่น: เซลลูโลส กลีเซอรอล กรดซิตริก โพลีซอร์เบต 80 และเบนซัลโคเนียมคลอไรด์',
  ],
  'TOL-KETO-5': [
    'Ketotifen 0.025% w/v (as fumarate). Also glycerol, sodium hydroxide, benzalkonium chloride and water for injections.',
    'คีโตติเฟน 0.025% w/v (ในรูปฟูมาเรต) ส่วนประกอบอื่น: กลีเซอรอล โซเดียมไฮดรอกไซด์ เบนซัลโคเนียมคลอไรด์ และน้ำสำหรับยาฉีด',
  ],
  'TOL-CROM-PF': [
    'Sodium cromoglicate 2% w/v. Also sodium chloride, disodium edetate and water for injections. Free from preservatives.',
    'โซเดียมโครโมไกลเคต 2% w/v ส่วนประกอบอื่น: โซเดียมคลอไรด์ ไดโซเดียมเอดีเทต และน้ำสำหรับยาฉีด ปราศจากสารกันเสีย',
  ],
  'HAL-CALA-200': [
    'Calamine 15% w/v, zinc oxide 5% w/v. Also glycerol, bentonite, sodium citrate, liquefied phenol and purified water.',
    'คาลาไมน์ 15% w/v ซิงก์ออกไซด์ 5% w/v ส่วนประกอบอื่น: กลีเซอรอล เบนโทไนต์ โซเดียมซิเตรต ฟีนอลเหลว และน้ำบริสุทธิ์',
  ],
  'SET-ESO': [
    'Each gastro-resistant tablet: esomeprazole 20 mg (as magnesium). Also sugar spheres, methacrylic acid copolymer, cellulose and hypromellose.',
    'แต่ละเม็ดเคลือบทนกรด: อีโซเมพราโซล 20 มก. (ในรูปแมกนีเซียม) ส่วนประกอบอื่น: เม็ดน้ำตาล เมทาคริลิกแอซิดโคโพลิเมอร์ เซลลูโลส และไฮโปรเมลโลส',
  ],
  'SET-ALG-CHEW': [
    'Each tablet: sodium alginate 250 mg, sodium bicarbonate 133.5 mg, calcium carbonate 80 mg. Also mannitol, macrogol, aspartame (E951) and flavouring.',
    'แต่ละเม็ด: โซเดียมอัลจิเนต 250 มก. โซเดียมไบคาร์บอเนต 133.5 มก. แคลเซียมคาร์บอเนต 80 มก. ส่วนประกอบอื่น: แมนนิทอล มาโครกอล แอสปาร์แตม (E951) และสารแต่งกลิ่น',
  ],
  'SET-PEPP': [
    'Each gastro-resistant capsule: peppermint oil 187 mg (0.2 ml). Also beeswax, arachis (peanut) oil, silica, gelatin and methacrylic acid copolymer.',
    'แต่ละแคปซูลทนกรด: น้ำมันเปปเปอร์มินต์ 187 มก. (0.2 มล.) ส่วนประกอบอื่น: ไขผึ้ง น้ำมันถั่วลิสง ซิลิกา เจลาติน และเมทาคริลิกแอซิดโคโพลิเมอร์',
  ],
  'SET-WIND-30': [
    'Each capsule: simeticone 125 mg. Also gelatin, glycerol and quinoline yellow (E104).',
    'แต่ละแคปซูล: ไซเมทิโคน 125 มก. ส่วนประกอบอื่น: เจลาติน กลีเซอรอล และควิโนลีนเยลโลว์ (E104)',
  ],
  'SET-BUSCO-20': [
    'Each tablet: hyoscine butylbromide 10 mg. Also calcium hydrogen phosphate, maize starch, tartaric acid, sucrose and titanium dioxide (E171).',
    'แต่ละเม็ด: ไฮออสซีนบิวทิลโบรไมด์ 10 มก. ส่วนประกอบอื่น: แคลเซียมไฮโดรเจนฟอสเฟต แป้งข้าวโพด กรดทาร์ทาริก ซูโครส และไทเทเนียมไดออกไซด์ (E171)',
  ],
  'SET-BISMUTH-240': [
    'Each 5 ml: bismuth subsalicylate 87.6 mg. Also magnesium aluminium silicate, methylcellulose, saccharin sodium, benzoic acid and wintergreen flavouring.',
    'แต่ละ 5 มล.: บิสมัทซับซาลิไซเลต 87.6 มก. ส่วนประกอบอื่น: แมกนีเซียมอะลูมิเนียมซิลิเกต เมทิลเซลลูโลส แซ็กคารินโซเดียม กรดเบนโซอิก และกลิ่นวินเทอร์กรีน',
  ],
  'SET-ISPAG': [
    'Each sachet: ispaghula husk 3.5 g. Also potassium and sodium bicarbonate, citric acid and aspartame (E951); flavouring in the flavoured ones.',
    'แต่ละซอง: ไซเลียมฮัสก์ (เปลือกเมล็ดเทียนเกล็ดหอย) 3.5 กรัม ส่วนประกอบอื่น: โพแทสเซียมและโซเดียมไบคาร์บอเนต กรดซิตริก และแอสปาร์แตม (E951) ชนิดมีรสเพิ่มสารแต่งกลิ่น',
  ],
  'SET-LACT': [
    'Each 5 ml: lactulose 3.35 g. May also hold a little lactose, galactose and fructose, and purified water.',
    'แต่ละ 5 มล.: แลกทูโลส 3.35 กรัม อาจมีแลกโทส กาแลกโทส และฟรักโทสเล็กน้อย และน้ำบริสุทธิ์',
  ],
  'SET-BISAC-20': [
    'Each gastro-resistant tablet: bisacodyl 5 mg. Also lactose, maize starch, sucrose, talc and methacrylic acid copolymer.',
    'แต่ละเม็ดเคลือบทนกรด: บิซาโคดิล 5 มก. ส่วนประกอบอื่น: แลกโทส แป้งข้าวโพด ซูโครส ทัลก์ และเมทาคริลิกแอซิดโคโพลิเมอร์',
  ],
  'SET-DOCU-30': [
    'Each capsule: docusate sodium 100 mg. Also macrogol 400, propylene glycol, gelatin, glycerol and sorbitol.',
    'แต่ละแคปซูล: โดคิวเสตโซเดียม 100 มก. ส่วนประกอบอื่น: มาโครกอล 400 โพรพิลีนไกลคอล เจลาติน กลีเซอรอล และซอร์บิทอล',
  ],
  'SET-GLYC-12': [
    'Each suppository: glycerol 2.8 g. Also gelatin and purified water.',
    'แต่ละแท่ง: กลีเซอรอล 2.8 กรัม ส่วนประกอบอื่น: เจลาตินและน้ำบริสุทธิ์',
  ],
  'SET-PILE-25': [
    'Zinc oxide 6% w/w, lidocaine 5% w/w. Also white soft paraffin, liquid paraffin and wool fat.',
    'ซิงก์ออกไซด์ 6% w/w ลิโดเคน 5% w/w ส่วนประกอบอื่น: พาราฟินขาวชนิดอ่อน พาราฟินเหลว และลาโนลิน',
  ],
  'HAL-BATH-500': [
    'Light liquid paraffin 63.4% w/w. Also acetylated wool alcohols, isopropyl palmitate and macrogol dilaurate.',
    'พาราฟินเหลวชนิดเบา 63.4% w/w ส่วนประกอบอื่น: อะเซทิเลเต็ดวูลแอลกอฮอล์ ไอโซโพรพิลปาล์มิเทต และมาโครกอลไดลอเรต',
  ],
  'HAL-OINT-500': [
    'White soft paraffin 50%, liquid paraffin 20%, emulsifying wax 30% w/w.',
    'พาราฟินขาวชนิดอ่อน 50% พาราฟินเหลว 20% อีมัลซิฟายอิงแวกซ์ 30% w/w',
  ],
  'HAL-KETO': [
    'Ketoconazole 2% w/w. Also sodium laureth sulfate, cocamide diethanolamine, hydrolysed collagen, imidurea and perfume.',
    'คีโตโคนาโซล 2% w/w ส่วนประกอบอื่น: โซเดียมลอเรทซัลเฟต โคคาไมด์ไดเอทาโนลามีน คอลลาเจนไฮโดรไลซ์ อิมิดยูเรีย และน้ำหอม',
  ],
  'HAL-TAR-250': [
    'Coal tar solution 4% w/w. Also sodium laureth sulfate, cocamidopropyl betaine, citric acid, sodium chloride and purified water.',
    'สารละลายโคลทาร์ 4% w/w ส่วนประกอบอื่น: โซเดียมลอเรทซัลเฟต โคคามิโดโพรพิลเบทาอีน กรดซิตริก โซเดียมคลอไรด์ และน้ำบริสุทธิ์',
  ],
  'HAL-NIA-50': [
    'Nicotinamide (niacinamide) 4% w/w. Also ethanol, magnesium aluminium silicate, hypromellose, macrogol lauryl ether and citric acid.',
    'นิโคตินาไมด์ (ไนอะซินาไมด์) 4% w/w ส่วนประกอบอื่น: เอทานอล แมกนีเซียมอะลูมิเนียมซิลิเกต ไฮโปรเมลโลส มาโครกอลลอริลอีเทอร์ และกรดซิตริก',
  ],
  'HAL-MICON-30': [
    'Miconazole nitrate 2% w/w. Also macrogol stearate, liquid paraffin, benzoic acid, butylated hydroxyanisole and purified water.',
    'ไมโคนาโซลไนเตรต 2% w/w ส่วนประกอบอื่น: มาโครกอลสเตียเรต พาราฟินเหลว กรดเบนโซอิก บีเอชเอ และน้ำบริสุทธิ์',
  ],
  'HAL-PERM-30': [
    'Permethrin 5% w/w. Also light liquid paraffin, isopropyl myristate, wool alcohols, carbomer and formaldehyde solution.',
    'เพอร์เมทริน 5% w/w ส่วนประกอบอื่น: พาราฟินเหลวชนิดเบา ไอโซโพรพิลไมริสเตต วูลแอลกอฮอล์ คาร์โบเมอร์ และสารละลายฟอร์มาลดีไฮด์',
  ],
  'HAL-ROLL-60': ['Aluminium chloride 20% w/w in ethanol.', 'อะลูมิเนียมคลอไรด์ 20% w/w ในเอทานอล'],
  'STU-IODINE-10': [
    'Povidone-iodine 10% w/v. Also glycerol, nonoxinol 9, disodium hydrogen phosphate, citric acid and purified water.',
    'โพวิโดนไอโอดีน 10% w/v ส่วนประกอบอื่น: กลีเซอรอล โนน็อกซินอล 9 ไดโซเดียมไฮโดรเจนฟอสเฟต กรดซิตริก และน้ำบริสุทธิ์',
  ],
  'BRI-CLOVE-10': ['Clove oil 100%.', 'น้ำมันกานพลู 100%'],
  'CLE-CHLOR-10': [
    'Chloramphenicol 0.5% w/v. Also borax, boric acid, phenylmercuric nitrate and purified water.',
    'คลอแรมเฟนิคอล 0.5% w/v ส่วนประกอบอื่น: บอแรกซ์ กรดบอริก ฟีนิลเมอร์คิวริกไนเตรต และน้ำบริสุทธิ์',
  ],
  'CLE-CARBO-10': [
    'Carbomer 980 0.2% w/w. Also sorbitol, cetrimide, sodium hydroxide and water for injections.',
    'คาร์โบเมอร์ 980 0.2% w/w ส่วนประกอบอื่น: ซอร์บิทอล ซีทริไมด์ โซเดียมไฮดรอกไซด์ และน้ำสำหรับยาฉีด',
  ],
  'SOL-VERR-10': [
    'Salicylic acid 12% w/w. Also camphor, pyroxylin, ethanol and ethyl acetate.',
    'กรดซาลิไซลิก 12% w/w ส่วนประกอบอื่น: การบูร ไพร็อกซิลิน เอทานอล และเอทิลอะซีเตต',
  ],
  'SOL-POWDER-75': [
    'Tolnaftate 1% w/w. Also maize starch, kaolin and talc.',
    'ทอลนาฟเทต 1% w/w ส่วนประกอบอื่น: แป้งข้าวโพด เคโอลิน และทัลก์',
  ],
  'STI-SPRAY': [
    'Each spray: nicotine 1 mg. Also propylene glycol, ethanol (under 100 mg a spray), glycerol, sucralose and flavouring.',
    'แต่ละการพ่น: นิโคติน 1 มก. ส่วนประกอบอื่น: โพรพิลีนไกลคอล เอทานอล (น้อยกว่า 100 มก. ต่อการพ่น) กลีเซอรอล ซูคราโลส และสารแต่งกลิ่น',
  ],
  'STI-INH': [
    'Each cartridge: nicotine 15 mg. Also levomenthol and a porous plug of polyethylene.',
    'แต่ละตลับ: นิโคติน 15 มก. ส่วนประกอบอื่น: เลโวเมนทอลและแกนพรุนพอลิเอทิลีน',
  ],
  'KIN-PARA6': [
    'Each 5 ml: paracetamol 250 mg. Also maltitol, glycerol, xanthan gum, parahydroxybenzoates and flavouring.',
    'แต่ละ 5 มล.: พาราเซตามอล 250 มก. ส่วนประกอบอื่น: มอลทิทอล กลีเซอรอล แซนแทนกัม พาราไฮดรอกซีเบนโซเอต และสารแต่งกลิ่น',
  ],
  'KIN-WORM-4': [
    'Each chewable tablet: mebendazole 100 mg. Also cellulose, sodium starch glycolate, maize starch, saccharin sodium and orange flavouring.',
    'แต่ละเม็ดเคี้ยว: มีเบนดาโซล 100 มก. ส่วนประกอบอื่น: เซลลูโลส โซเดียมสตาร์ชไกลโคเลต แป้งข้าวโพด แซ็กคารินโซเดียม และกลิ่นส้ม',
  ],
  'TEN-SILDEN-4': [
    'Each tablet: sildenafil 50 mg (as citrate). Also cellulose, calcium hydrogen phosphate, croscarmellose sodium, hypromellose and lactose.',
    'แต่ละเม็ด: ซิลเดนาฟิล 50 มก. (ในรูปซิเตรต) ส่วนประกอบอื่น: เซลลูโลส แคลเซียมไฮโดรเจนฟอสเฟต ครอสคาร์เมลโลสโซเดียม ไฮโปรเมลโลส และแลกโทส',
  ],
  'WYN-FLUCO-1': [
    'The capsule: fluconazole 150 mg. Also lactose, maize starch, silica, magnesium stearate and gelatin.',
    'แคปซูล: ฟลูโคนาโซล 150 มก. ส่วนประกอบอื่น: แลกโทส แป้งข้าวโพด ซิลิกา แมกนีเซียมสเตียเรต และเจลาติน',
  ],
  'WYN-CLOTRI-20': [
    'Clotrimazole 2% w/w. Also sorbitan stearate, polysorbate 60, cetostearyl alcohol, octyldodecanol, benzyl alcohol and purified water.',
    'โคลไตรมาโซล 2% w/w ส่วนประกอบอื่น: ซอร์บิแทนสเตียเรต โพลีซอร์เบต 60 ซีโตสเตียริลแอลกอฮอล์ ออกทิลโดเดคานอล เบนซิลแอลกอฮอล์ และน้ำบริสุทธิ์',
  ],
  'WYN-PESS-1': [
    'The pessary: clotrimazole 500 mg. Also lactose, maize starch, lactic acid, hypromellose and cellulose.',
    'ยาเหน็บช่องคลอด: โคลไตรมาโซล 500 มก. ส่วนประกอบอื่น: แลกโทส แป้งข้าวโพด กรดแลกติก ไฮโปรเมลโลส และเซลลูโลส',
  ],
  'WYN-CYST-6': [
    'Each sachet: sodium citrate 4 g. Also sucrose, citric acid, saccharin sodium and cranberry flavouring.',
    'แต่ละซอง: โซเดียมซิเตรต 4 กรัม ส่วนประกอบอื่น: ซูโครส กรดซิตริก แซ็กคารินโซเดียม และกลิ่นแครนเบอร์รี',
  ],
};

/** A draft with the list of what it is made of; variants are told by their parent. */
export function withIngredientList(draft: ProductDraft): ProductDraft {
  const list = LISTS[draft.sku];
  if (!list) return draft;
  const [english, thai] = list;
  const ingredients: Localised = { default: `<p>${english}</p>`, mmstr_th: `<p>${thai}</p>` };
  return { ...draft, attributes: { ingredients, ...draft.attributes } };
}
