import { create } from 'zustand';

/** A variant's picture: a media URL of the backend and its label. */
export interface ChosenPicture {
  url: string;
  label: string;
}

interface ChosenPictureState {
  /** Null where the product's first picture stands for what is chosen. */
  picture: ChosenPicture | null;
  choosePicture: (picture: ChosenPicture | null) => void;
}

/** The way from a product's options to its gallery. */
export const useChosenPicture = create<ChosenPictureState>((set) => ({
  picture: null,
  choosePicture: (picture) => set({ picture }),
}));
