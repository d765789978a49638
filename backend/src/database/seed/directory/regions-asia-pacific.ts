/** Regions by country, as `id:code:name` between bars; a name that is its own code stands once. Ids are Magento's. */
export const REGIONS_ASIA_PACIFIC: Record<string, string> = {
  AU: `
    605:ACT:Australian Capital Territory | 606:NSW:New South Wales | 607:VIC:Victoria | 608:QLD:Queensland |
    609:SA:South Australia | 610:TAS:Tasmania | 611:WA:Western Australia | 612:NT:Northern Territory
  `,
  CN: `
    684:CN-AH:Anhui Sheng | 685:CN-BJ:Beijing Shi | 686:CN-CQ:Chongqing Shi | 687:CN-FJ:Fujian Sheng |
    688:CN-GS:Gansu Sheng | 689:CN-GD:Guangdong Sheng | 690:CN-GX:Guangxi Zhuangzu Zizhiqu |
    691:CN-GZ:Guizhou Sheng | 692:CN-HI:Hainan Sheng | 693:CN-HE:Hebei Sheng | 694:CN-HL:Heilongjiang Sheng |
    695:CN-HA:Henan Sheng | 696:CN-HK:Hong Kong SAR | 697:CN-HB:Hubei Sheng | 698:CN-HN:Hunan Sheng |
    699:CN-JS:Jiangsu Sheng | 700:CN-JX:Jiangxi Sheng | 701:CN-JL:Jilin Sheng | 702:CN-LN:Liaoning Sheng |
    703:CN-MO:Macao SAR | 704:CN-NM:Nei Mongol Zizhiqu | 705:CN-NX:Ningxia Huizi Zizhiqu | 706:CN-QH:Qinghai Sheng |
    707:CN-SN:Shaanxi Sheng | 708:CN-SD:Shandong Sheng | 709:CN-SH:Shanghai Shi | 710:CN-SX:Shanxi Sheng |
    711:CN-SC:Sichuan Sheng | 712:CN-TW:Taiwan Sheng | 713:CN-TJ:Tianjin Shi | 714:CN-XJ:Xinjiang Uygur Zizhiqu |
    715:CN-XZ:Xizang Zizhiqu | 716:CN-YN:Yunnan Sheng | 717:CN-ZJ:Zhejiang Sheng
  `,
  IN: `
    569:AN:Andaman and Nicobar Islands | 570:AP:Andhra Pradesh | 571:AR:Arunachal Pradesh | 572:AS:Assam |
    573:BR:Bihar | 574:CH:Chandigarh | 575:CT:Chhattisgarh | 576:DN:Dadra and Nagar Haveli | 577:DD:Daman and Diu |
    578:DL:Delhi | 579:GA:Goa | 580:GJ:Gujarat | 581:HR:Haryana | 582:HP:Himachal Pradesh |
    583:JK:Jammu and Kashmir | 584:JH:Jharkhand | 585:KA:Karnataka | 586:KL:Kerala | 587:LD:Lakshadweep |
    588:MP:Madhya Pradesh | 589:MH:Maharashtra | 590:MN:Manipur | 591:ML:Meghalaya | 592:MZ:Mizoram |
    593:NL:Nagaland | 594:OR:Odisha | 595:PY:Puducherry | 596:PB:Punjab | 597:RJ:Rajasthan | 598:SK:Sikkim |
    599:TN:Tamil Nadu | 600:TG:Telangana | 601:TR:Tripura | 602:UP:Uttar Pradesh | 603:UT:Uttarakhand |
    604:WB:West Bengal
  `,
};
