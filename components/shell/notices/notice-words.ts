/** Words of what may show over any page. */
export interface NoticeWords {
  /** Of the list of toasts, for assistive technology. */
  notices: string;
  close: string;
  offline: string;
  online: string;
  fetchingData: string;
}
