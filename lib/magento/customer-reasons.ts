/** Reasons against customers' entries, Magento's but for one, by key of `accountErrors`; apart, to spare the checkout's load. */
export const CUSTOMER_REASONS = [
  [
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    'signInFailed',
  ],
  ['Invalid login or password.', 'passwordWrong'],
  ['The account is locked.', 'accountLocked'],
  ['The account is locked', 'accountLocked'],
  ["This account isn't confirmed. Verify and try again.", 'accountUnconfirmed'],
  ['A customer with the same email address already exists in an associated website.', 'emailTaken'],
  [
    'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    'passwordClasses',
  ],
  ["The password can't be the same as the email address. Create a new password and try again.", 'passwordIsEmail'],
  ['The password token is mismatched. Reset and try again.', 'linkUsed'],
  ['The password token is expired. Reset and try again.', 'linkUsed'],
  ["Cannot set the customer's password", 'passwordNotSet'],
  ['This browser keeps nothing', 'keepsNothing'],
  ["We couldn't locate an order with the information provided.", 'orderNotFound'],
  ['Please login to view the order.', 'orderOfAccount'],
] as const;
