-- What a shopper enters may be longer than an entry of an index.
UPDATE "cart_item" SET "choice_key" = encode(sha256(convert_to("choice_key", 'UTF8')), 'hex');--> statement-breakpoint
UPDATE "wishlist_item" SET "choice_key" = encode(sha256(convert_to("choice_key", 'UTF8')), 'hex');
