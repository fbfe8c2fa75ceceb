/** How every file begins that git-crypt holds locked: https://github.com/AGWA/git-crypt/blob/master/commands.cpp */
export const gitCryptMark = "\0GITCRYPT\0";
