import { create } from 'zustand';

/** A variant's image: a media URL of the backend and its label. */
export interface SelectedImage {
  url: string;
  label: string;
}

interface SelectedImageState {
  /** Null where the product's first image stands for what is chosen. */
  image: SelectedImage | null;
  selectImage: (image: SelectedImage | null) => void;
}

/** The way from a product's options to its gallery. */
export const useSelectedImage = create<SelectedImageState>((set) => ({
  image: null,
  selectImage: (image) => set({ image }),
}));
